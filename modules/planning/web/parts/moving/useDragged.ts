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
  readonly end: () => void
}) {
  const element = useRef<HTMLElement | null>(null)
  const grid = useRef({ width: 0, isRightToLeft: false })
  const dragged = useRef(false)
  const drag = useDrag<HTMLElement>(
    ({ first, last, movement, xy, canceled, cancel, event }) => {
      if (event.pointerType === 'touch') return cancel()
      if (first && element.current) {
        const isRightToLeft = getComputedStyle(element.current).direction === 'rtl'
        grid.current = { width: columnWidth(element.current), isRightToLeft }
        begin()
      }
      const { width, isRightToLeft } = grid.current
      if (!canceled) to({ days: columnsMoved(movement[0], width, isRightToLeft), x: xy[0], y: xy[1] })
      if (!last) return
      dragged.current = true
      // The click comes before any timer.
      setTimeout(() => (dragged.current = false), 0)
      end()
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
