/** The lessons of Taluva. They are data (lessons.json), checked by tests/test_tutorial.py. */
import type { Course, Lesson } from '../../../help/lessons'
import lessons from './lessons.json'
import { taluvaWords } from './words'

export type LessonId = 'turn' | 'eruption' | 'expansion' | 'temple' | 'tower' | 'win'
export type StepId = 'place' | 'found' | 'erupt' | 'build' | 'expand' | 'temple' | 'raise' | 'tower' | 'room' | 'end'

export const LESSONS = lessons as (Lesson & { id: LessonId; steps: { id: StepId }[] })[]

const course: Course = { lessons: LESSONS, words: taluvaWords }
export default course
