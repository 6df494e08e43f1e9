import { type DragEvent, type KeyboardEvent, useState } from 'react'

/** What is being dragged: a list of the page by its key, and a place in it. One pointer drags one thing. */
let dragged: { readonly list: string; readonly from: number } | null = null

/**
 * Puts the items of one list in order by dragging a handle, or by the arrows while the handle has the keyboard. `list`
 * tells lists of a page apart: nothing is dropped into another one.
 */
export function useReorder(list: string, count: number, move: (from: number, to: number) => void) {
  const [over, setOver] = useState<number | null>(null)
  const takes = () => dragged?.list === list
  return {
    handle: (at: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        dragged = { list, from: at }
        event.dataTransfer.effectAllowed = 'move'
        // Firefox drags nothing that carries no data.
        event.dataTransfer.setData('text/plain', '')
        event.stopPropagation()
      },
      onDragEnd: () => {
        dragged = null
        setOver(null)
      },
      onKeyDown: (event: KeyboardEvent) => {
        const to = event.key === 'ArrowUp' ? at - 1 : event.key === 'ArrowDown' ? at + 1 : null
        if (to === null) return
        event.preventDefault()
        if (to < 0 || to >= count) return
        move(at, to)
        // The handle of where the item stands now keeps the keyboard.
        const handles = event.currentTarget
          .closest('[data-list]')
          ?.querySelectorAll<HTMLElement>(`[data-handle="${list}"]`)
        handles?.[to]?.focus()
      },
      'data-handle': list,
    }),
    item: (at: number) => ({
      'data-over': over === at || undefined,
      onDragOver: (event: DragEvent) => {
        if (!takes()) return
        event.preventDefault()
        event.stopPropagation()
        setOver(at)
      },
      onDragLeave: () => setOver((now) => (now === at ? null : now)),
      onDrop: (event: DragEvent) => {
        setOver(null)
        if (!takes() || !dragged) return
        event.preventDefault()
        event.stopPropagation()
        if (dragged.from !== at) move(dragged.from, at)
        dragged = null
      },
    }),
  }
}
