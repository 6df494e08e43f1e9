import { useCallback, useState, type KeyboardEvent } from 'react'

/**
 * Moves the focus between the cells of a grid by the arrow keys, Home and End: one cell is in the tab order. The arrows
 * follow what is seen, so in a page read from right to left the left one goes on.
 */
export function useGridKeys(rows: number, columns: number) {
  const [at, setAt] = useState({ row: 0, column: 0 })
  const here = { row: Math.min(at.row, rows - 1), column: Math.min(at.column, columns - 1) }
  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]')
      if (!cell) return
      const [row = 0, column = 0] = cell.dataset['cell']!.split(',').map(Number)
      const on = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
      const moves: Readonly<Record<string, [number, number]>> = {
        ArrowUp: [row - 1, column],
        ArrowDown: [row + 1, column],
        ArrowLeft: [row, column - on],
        ArrowRight: [row, column + on],
        Home: [row, 0],
        End: [row, columns - 1],
      }
      const to = moves[event.key]
      if (!to || to[0] < 0 || to[0] >= rows || to[1] < 0 || to[1] >= columns) return
      event.preventDefault()
      setAt({ row: to[0], column: to[1] })
      event.currentTarget.querySelector<HTMLElement>(`[data-cell="${to.join()}"]`)?.focus()
    },
    [rows, columns],
  )
  const cell = (row: number, column: number) => ({
    'data-cell': `${row},${column}`,
    tabIndex: row === here.row && column === here.column ? 0 : -1,
    onFocus: () => setAt({ row, column }),
  })
  return { onKeyDown, cell }
}
