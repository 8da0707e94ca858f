import { describe, expect, it, vi } from 'vitest'
import { Theatre, easeIn, overshoot } from './theatre'

const breath = () => new Promise((resolve) => setTimeout(resolve))

describe('the theatre', () => {
  it('draws from 0 to 1 and comes to an end', async () => {
    const theatre = new Theatre()
    const parts: number[] = []
    const played = theatre.play(1, (part) => parts.push(part))
    expect(theatre.tick(0.25)).toBe(true)
    expect(theatre.tick(0.25)).toBe(true)
    expect(theatre.tick(5)).toBe(false)
    await played
    expect(parts).toEqual([0, 0.25, 0.5, 1])
  })

  it('wakes the screen when something starts to move', () => {
    const wake = vi.fn()
    void new Theatre(wake).play(1, () => {})
    expect(wake).toHaveBeenCalled()
  })

  it('tells stories one after the other', async () => {
    const theatre = new Theatre()
    const told: string[] = []
    const story = (name: string) => () => theatre.play(1, (part) => part === 1 && told.push(name))
    const all = Promise.all([theatre.tell(story('first')), theatre.tell(story('second'))])
    await breath()
    theatre.tick(1)
    expect(told).toEqual(['first'])
    await breath()
    theatre.tick(1)
    await all
    expect(told).toEqual(['first', 'second'])
  })

  it('ends everything asked for when skipped, and plays what comes later', async () => {
    const theatre = new Theatre()
    const last: number[] = []
    const story = async () => {
      await theatre.play(1, (part) => (last[0] = part))
      await theatre.play(1, (part) => (last[1] = part))
    }
    const all = Promise.all([theatre.tell(story), theatre.tell(story)])
    await breath()
    theatre.skip()
    await all
    expect(last).toEqual([1, 1])
    void theatre.play(1, (part) => (last[2] = part))
    expect(last[2]).toBe(0)
  })

  it('ends a beat when cut, and plays the next one', async () => {
    const theatre = new Theatre()
    const last: number[] = []
    const told = theatre.tell(async () => {
      await theatre.play(1, (part) => (last[0] = part))
      await theatre.play(1, (part) => (last[1] = part))
      theatre.beat()
      await theatre.play(1, (part) => (last[2] = part))
    })
    await breath()
    theatre.cut()
    await breath()
    expect(last).toEqual([1, 1, 0])
    theatre.tick(1)
    await told
  })

  it('goes on with the next story when one fails', async () => {
    const theatre = new Theatre()
    await expect(theatre.tell(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
    await expect(theatre.tell(() => Promise.resolve())).resolves.toBeUndefined()
  })

  it('eases from 0 to 1', () => {
    for (const ease of [easeIn, overshoot]) {
      expect(ease(0)).toBeCloseTo(0)
      expect(ease(1)).toBeCloseTo(1)
    }
  })
})
