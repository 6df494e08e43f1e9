import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { flushSync } from 'react-dom'

/** The list with one of its entries at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

/**
 * The keyboard stays on the button of an entry that is moved, which the entry takes along in the page and browsers let go of
 * then; on its neighbour where the entry has come to an end.
 */
export function keepKeyboard(button: HTMLElement): void {
  requestAnimationFrame(() => {
    const beside = button.parentElement?.querySelector<HTMLElement>('button:enabled')
    const stays = button.matches(':disabled') ? beside : button
    stays?.focus()
  })
}

/** Where what is dragged lands: beyond an entry once the pointer is this far in it, so that tall ones change places once. */
const reached = 60

/** The place of what is dragged from `at` with the pointer at `y`, among entries that stand so. */
export function landing(entries: readonly { readonly top: number; readonly bottom: number }[], at: number, y: number) {
  const mark = ({ top, bottom }: { top: number; bottom: number }) => top + Math.min((bottom - top) / 2, reached)
  const before = entries.findIndex((entry, place) => place < at && y < mark(entry))
  if (before >= 0) return before
  return Math.max(
    at,
    entries.findLastIndex((entry, place) => place > at && y > mark(entry)),
  )
}

/** So near to the edge of what scrolls the list goes on to be scrolled, by so much at a time. */
const [edge, step] = [90, 14]

/** The nearest that scrolls the list, and between which heights of the window it is seen. */
function scrollerOf(list: HTMLElement): { readonly element: Element; readonly top: number; readonly bottom: number } {
  for (let each = list.parentElement; each && each !== document.body; each = each.parentElement)
    if (each.scrollHeight > each.clientHeight && /auto|scroll/.test(getComputedStyle(each).overflowY)) {
      const { top, bottom } = each.getBoundingClientRect()
      return { element: each, top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) }
    }
  return { element: document.scrollingElement!, top: 0, bottom: innerHeight }
}

/**
 * Lets a list be put in order by a handle on each entry: dragged with mouse, pen or finger, or by the arrow keys while
 * the handle has the keyboard. `list` belongs on the element whose children are the entries, keyed by their ids;
 * `handle(at, count)` on the button of an entry. `move` is told each step at once, so the page shows where it would land.
 * Near the edge of the window the page is scrolled along.
 */
export function useDragOrder<List extends HTMLElement = HTMLOListElement>(move: (from: number, to: number) => void) {
  const list = useRef<List>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  // What is dragged for long is moved by the page as it is by then.
  const latest = useRef(move)
  latest.current = move

  const begin = (event: PointerEvent, start: number) => {
    if (event.button !== 0 || !list.current) return
    event.preventDefault()
    let at = start
    let y: number | null = null
    setDragged(at)
    const scroller = scrollerOf(list.current)
    const look = () => {
      if (y === null) return
      const to = landing(
        [...(list.current?.children ?? [])].map((entry) => entry.getBoundingClientRect()),
        at,
        y,
      )
      if (to === at) return
      // The next look must find them as they stand then.
      flushSync(() => {
        latest.current(at, to)
        setDragged(to)
      })
      at = to
    }
    // The handle's own element moves about in the page, so the window is listened to.
    const follow = ({ clientY }: { clientY: number }) => {
      y = clientY
      look()
    }
    const scrolling = setInterval(() => {
      if (y === null) return
      const by = y < scroller.top + edge ? -step : y > scroller.bottom - edge ? step : 0
      if (by === 0) return
      scroller.element.scrollBy({ top: by, behavior: 'instant' })
      look()
    }, 16)
    const listening = new AbortController()
    const end = () => {
      listening.abort()
      clearInterval(scrolling)
      setDragged(null)
    }
    const { signal } = listening
    window.addEventListener('pointermove', follow, { signal })
    window.addEventListener('pointerup', end, { signal })
    window.addEventListener('pointercancel', end, { signal })
  }

  const press = (event: KeyboardEvent, at: number, count: number) => {
    const to = event.key === 'ArrowUp' ? at - 1 : event.key === 'ArrowDown' ? at + 1 : at
    if (to === at || to < 0 || to >= count) return
    event.preventDefault()
    move(at, to)
    keepKeyboard(event.currentTarget as HTMLElement)
  }

  return {
    list,
    /** The place of what is being dragged. */
    dragged,
    handle: (at: number, count: number) => ({
      onPointerDown: (event: PointerEvent) => begin(event, at),
      onKeyDown: (event: KeyboardEvent) => press(event, at, count),
    }),
  }
}
