import { useDrag } from '@mantine/hooks'
import { type MouseEvent, useRef } from 'react'
import { columnsMoved } from '../../../rules/moving/moving.ts'

export interface Dragged {
  /** Days later than where it began; below zero: earlier. */
  readonly days: number
  /** Where the pointer is, in CSS pixels of the window. */
  readonly x: number
  readonly y: number
}

/** Pixels after which a press is a drag. */
const threshold = 5
/** Pixels from the edge of what scrolls within which it goes on, and how far with each move of the pointer. */
const edge = 32
const stride = 12

interface Grid {
  readonly width: number
  readonly isRightToLeft: boolean
  /** What scrolls around it, where something does. */
  readonly frame: Element | null
  readonly scrolled: number
}

/** Scrolls on where the pointer comes to the edge. */
function follow(frame: Element, x: number, y: number): void {
  const box = frame.getBoundingClientRect()
  const by = (at: number, from: number, to: number) => (at < from + edge ? -stride : at > to - edge ? stride : 0)
  frame.scrollLeft += by(x, box.x, box.x + box.width)
  frame.scrollTop += by(y, box.y, box.y + box.height)
}

/**
 * Lets something be dragged along columns of days by mouse or pen; a finger scrolls the page, and has the dialog. `ref` stands
 * on what is dragged, `onClickCapture` keeps the click that ends a drag from opening it. `columnWidth` is asked when a drag
 * begins, of the element that is dragged.
 */
export function useDragged({
  isOff,
  columnWidth,
  begin,
  to,
  end,
}: {
  readonly isOff: boolean
  readonly columnWidth: (from: Element) => number
  readonly begin: () => void
  readonly to: (at: Dragged) => void
  /** `isCut`: the browser took the pointer away, so that nothing is put down. */
  readonly end: (isCut: boolean) => void
}) {
  const element = useRef<HTMLElement | null>(null)
  const grid = useRef<Grid>({ width: 0, isRightToLeft: false, frame: null, scrolled: 0 })
  const dragged = useRef(false)
  const drag = useDrag<HTMLElement>(
    ({ first, last, movement, xy, canceled, cancel, event }) => {
      if (event.pointerType === 'touch') return cancel()
      if (first && element.current) {
        const isRightToLeft = getComputedStyle(element.current).direction === 'rtl'
        const frame = element.current.closest('[data-drag-frame]')
        const scrolled = frame?.scrollLeft ?? 0
        grid.current = { width: columnWidth(element.current), isRightToLeft, frame, scrolled }
        begin()
      }
      const { width, isRightToLeft, frame, scrolled } = grid.current
      if (frame) follow(frame, xy[0], xy[1])
      const along = movement[0] + (frame ? frame.scrollLeft - scrolled : 0)
      if (!canceled) to({ days: columnsMoved(along, width, isRightToLeft), x: xy[0], y: xy[1] })
      if (!last) return
      dragged.current = true
      // The click comes before any timer.
      setTimeout(() => (dragged.current = false), 0)
      end(canceled)
    },
    { threshold, enabled: !isOff },
  )
  const set = useRef((node: HTMLElement | null) => {
    element.current = node
    return drag.ref(node)
  })
  return {
    ref: set.current,
    onClickCapture: (event: MouseEvent) => {
      if (!dragged.current) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
