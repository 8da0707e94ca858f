/** Shows the position of any game: its hexes if it tells of them, otherwise all that it tells, as data. */
import './plain.css'
import { Board2D } from '../../board/kit2d/board'
import type { MakeBoard } from '../../board/view'
import { i18n } from '../../i18n/i18n.svelte'
import { PlainScene, type PlainView } from './scene'

export const makeBoard: MakeBoard<PlainView, never> = (parent, events) => {
  const position = document.createElement('section')
  position.className = 'position'
  position.dataset.testid = 'position'
  position.hidden = true
  const board = new Board2D<PlainView, never>(
    parent,
    events,
    (stage) =>
      new PlainScene(stage, (view) => {
        position.hidden = view.board !== undefined
        if (!position.hidden) position.replaceChildren(...asData(view))
      }),
  )
  board.element.append(position)
  return board
}

function* asData(view: PlainView): Iterable<HTMLElement> {
  yield element('p', i18n.t.shell.plain.noBoard)
  const list = element('dl')
  for (const [name, value] of Object.entries(view))
    if (name !== 'options' && name !== 'game') list.append(element('dt', name), element('dd', short(value)))
  yield list
}

const short = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

function element(name: string, text = ''): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
