import { expect, it, vi } from 'vitest'
import type { BoardHost } from './host.svelte'
import { capsOf, press } from './keys'
import type { Composer } from './kind'

const composer = {
  keys: { r: { meaning: 'turn', act: vi.fn() } },
  confirm: vi.fn(),
  takeBack: vi.fn(),
} as unknown as Composer

const host = {} as BoardHost

function pressed(key: string, on: HTMLElement = document.body, options = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options })
  on.dispatchEvent(event)
  press(event, composer, host)
  return event.defaultPrevented
}

it('does what a key means in every game, and in this one', () => {
  expect([pressed('Enter'), pressed('r'), pressed('x')]).toEqual([true, true, false])
  expect(composer.confirm).toHaveBeenCalledOnce()
  expect(composer.keys!.r!.act).toHaveBeenCalledOnce()
})

it('leaves keys to whoever else wants them', () => {
  const field = document.body.appendChild(document.createElement('input'))
  const button = document.body.appendChild(document.createElement('button'))
  expect(pressed('r', field)).toBe(false)
  expect(pressed('Enter', button)).toBe(false)
  expect(pressed('Backspace', button)).toBe(true)
  expect(pressed('r', document.body, { ctrlKey: true })).toBe(false)
})

it('is written as on keyboards', () => {
  expect(['r', 'R', '1', 'Home'].map(capsOf)).toEqual([['R'], ['Shift', 'R'], ['1'], ['Home']])
})
