/**
 * Sounds, made of oscillators and noise: no files. They are off until somebody turns them on in the settings; browsers
 * want a click before the first sound anyway.
 */
import { settings } from './settings.svelte'

/** Something that can be played. */
export type Sound = (at: AudioContext) => void

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

export function tone(
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

export function noise(at: AudioContext, { from, to, delay = 0, peak = 0.3, rise = 0.005, fall = 0.2 }: Noise) {
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
export const arpeggio =
  (notes: readonly number[], step: number, fall: number, shape: OscillatorType): Sound =>
  (at) =>
    notes.forEach((from, index) => tone(at, { from, delay: index * step, fall, shape, peak: 0.14 }))

export const YOUR_TURN = arpeggio([659, 880], 0.14, 0.35, 'sine')
export const WIN = arpeggio([392, 523, 659, 784, 1047], 0.13, 0.7, 'triangle')

/** A stone slab put down. */
export const SLAB: Sound = (at) => {
  noise(at, { from: 1400, to: 120, peak: 0.35, fall: 0.14 })
  tone(at, { from: 130, to: 62, peak: 0.4, fall: 0.16 })
}

export const ERUPTION: Sound = (at) => {
  noise(at, { from: 220, to: 60, peak: 0.6, rise: 0.25, fall: 1.1 })
  noise(at, { from: 2600, to: 200, delay: 0.12, peak: 0.22, rise: 0.04, fall: 0.7 })
  tone(at, { from: 70, to: 32, peak: 0.5, rise: 0.08, fall: 0.9 })
}

/** Plays a sound if they are on. */
export function play(sound: Sound | null | undefined): void {
  if (!sound || !settings.sound) return
  const at = ready()
  if (at) sound(at)
}
