/**
 * Sounds, made of oscillators and noise: no files. They are off until somebody turns them on in the settings; browsers
 * want a click before the first sound anyway.
 */
import { settings } from './settings.svelte'
import type { Message } from './wire'

export type Sound = 'tile' | 'eruption' | 'hut' | 'expansion' | 'temple' | 'tower' | 'turn' | 'win'

let context: AudioContext | null = null
let output: AudioNode | null = null

function ready(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null
  if (!context) {
    context = new AudioContext()
    const volume = context.createGain()
    volume.gain.value = 0.5
    // Several at once must not clip.
    volume.connect(context.createDynamicsCompressor()).connect(context.destination)
    output = volume
  }
  void context.resume()
  return context
}

/** A gain that rises quickly to a peak and fades; both in seconds. */
function envelope(at: AudioContext, start: number, peak: number, rise: number, fall: number): GainNode {
  const gain = at.createGain()
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(peak, start + rise)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + rise + fall)
  gain.connect(output!)
  return gain
}

interface Tone {
  from: number
  to?: number
  delay?: number
  peak?: number
  rise?: number
  fall?: number
  shape?: OscillatorType
}

function tone(
  at: AudioContext,
  { from, to = from, delay = 0, peak = 0.2, rise = 0.01, fall = 0.3, shape = 'sine' }: Tone,
) {
  const start = at.currentTime + delay
  const source = at.createOscillator()
  source.type = shape
  source.frequency.setValueAtTime(from, start)
  source.frequency.exponentialRampToValueAtTime(to, start + rise + fall)
  source.connect(envelope(at, start, peak, rise, fall))
  source.start(start)
  source.stop(start + rise + fall + 0.05)
}

interface Noise {
  /** What passes the filter, at first and at last. */
  from: number
  to: number
  delay?: number
  peak?: number
  rise?: number
  fall?: number
}

function noise(at: AudioContext, { from, to, delay = 0, peak = 0.3, rise = 0.005, fall = 0.2 }: Noise) {
  const start = at.currentTime + delay
  const seconds = rise + fall
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * seconds), at.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1
  const source = at.createBufferSource()
  source.buffer = buffer
  const filter = at.createBiquadFilter()
  filter.type = 'lowpass'
  filter.frequency.setValueAtTime(from, start)
  filter.frequency.exponentialRampToValueAtTime(to, start + seconds)
  source.connect(filter).connect(envelope(at, start, peak, rise, fall))
  source.start(start)
}

/** Notes of a chord that is played upwards; frequencies in hertz. */
const arpeggio = (at: AudioContext, notes: readonly number[], step: number, fall: number, shape: OscillatorType) =>
  notes.forEach((from, index) => tone(at, { from, delay: index * step, fall, shape, peak: 0.14 }))

const SOUNDS: Record<Sound, (at: AudioContext) => void> = {
  // A stone slab put down.
  tile(at) {
    noise(at, { from: 1400, to: 120, peak: 0.35, fall: 0.14 })
    tone(at, { from: 130, to: 62, peak: 0.4, fall: 0.16 })
  },
  eruption(at) {
    noise(at, { from: 220, to: 60, peak: 0.6, rise: 0.25, fall: 1.1 })
    noise(at, { from: 2600, to: 200, delay: 0.12, peak: 0.22, rise: 0.04, fall: 0.7 })
    tone(at, { from: 70, to: 32, peak: 0.5, rise: 0.08, fall: 0.9 })
  },
  // Wood on wood.
  hut(at) {
    tone(at, { from: 620, to: 410, shape: 'triangle', fall: 0.08 })
    noise(at, { from: 3000, to: 600, peak: 0.12, fall: 0.05 })
  },
  expansion(at) {
    for (const [index, from] of [520, 590, 660, 740].entries())
      tone(at, { from, to: from * 0.7, delay: index * 0.08, shape: 'triangle', fall: 0.09, peak: 0.18 })
  },
  // A gong.
  temple(at) {
    for (const [ratio, peak] of [
      [1, 0.25],
      [2.02, 0.12],
      [2.74, 0.08],
      [4.1, 0.04],
    ] as const)
      tone(at, { from: 174 * ratio, peak, fall: 1.8 / ratio + 0.3 })
  },
  tower: (at) => arpeggio(at, [262, 330, 392, 523], 0.09, 0.3, 'triangle'),
  turn: (at) => arpeggio(at, [659, 880], 0.14, 0.35, 'sine'),
  win: (at) => arpeggio(at, [392, 523, 659, 784, 1047], 0.13, 0.7, 'triangle'),
}

/** Plays a sound if they are on. */
export function play(sound: Sound): void {
  if (!settings.sound) return
  const at = ready()
  if (at) SOUNDS[sound](at)
}

/** The sound that goes with events; the most important one, since they happen together. */
export function soundOf(events: readonly Message[]): Sound | null {
  const sounds = new Set(events.map(soundOfEvent))
  return LOUDEST.find((sound) => sounds.has(sound)) ?? null
}

const LOUDEST: readonly Sound[] = ['win', 'temple', 'tower', 'expansion', 'hut', 'eruption', 'tile']

function soundOfEvent(event: Message): Sound | null {
  if (event.code.startsWith('game.ended')) return 'win'
  if (event.code === 'tile.placed') return (event.level as number) > 1 ? 'eruption' : 'tile'
  if (event.code === 'settlement.expanded') return 'expansion'
  if (event.code === 'piece.built') return event.piece as Sound
  return null
}

/** Plays what goes with events, if sounds are on. */
export function playFor(events: readonly Message[]): void {
  const sound = soundOf(events)
  if (sound) play(sound)
}
