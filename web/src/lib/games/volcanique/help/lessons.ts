/** The lessons of Volcanique. They are data (lessons.json), written from the boards in tests/teaching/volcanique. */
import type { Course, Lesson } from '../../../help/lessons'
import data from './lessons.json'
import { lessonWords } from './lessonWords'

export const LESSONS = data.lessons as unknown as Lesson[]

const course: Course = { lessons: LESSONS, midway: new Set(data.midway), words: lessonWords }
export default course
