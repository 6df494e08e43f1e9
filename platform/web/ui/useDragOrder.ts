import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'

/** The list with one of its entries at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

/**
 * Lets a list be put in order by a handle on each entry: dragged with mouse, pen or finger, or by the arrow keys while
 * the handle has the keyboard. `list` belongs on the element whose children are the entries, keyed by their ids;
 * `handle(at, count)` on the button of an entry. `move` is told each step at once, so the page shows where it would land.
 */
export function useDragOrder(move: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)

  const begin = (event: PointerEvent, start: number) => {
    if (event.button !== 0) return
    event.preventDefault()
    let at = start
    setDragged(at)
    // The handle's own element moves about in the page, so the window is listened to.
    const follow = ({ clientY }: { clientY: number }) => {
      const entries = [...(list.current?.children ?? [])].map((entry) => entry.getBoundingClientRect())
      const over = entries.findIndex(({ top, bottom }) => clientY >= top && clientY < bottom)
      if (over < 0 || over === at) return
      move(at, over)
      at = over
      setDragged(over)
    }
    const listening = new AbortController()
    const end = () => {
      listening.abort()
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
    // The entry takes its handle along, and the keyboard stays on it.
    const handle = event.currentTarget as HTMLElement
    requestAnimationFrame(() => handle.focus())
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
