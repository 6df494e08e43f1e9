/** A cell by its row and column, both from 0. */
export interface At {
  readonly row: number
  readonly column: number
}

/** What of a key decides where it goes. */
export interface Pressed {
  readonly key: string
  readonly ctrl?: boolean
  readonly shift?: boolean
}

const page = 10
const within = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1)

/**
 * Where a key leads from a cell, as in a spreadsheet; null where it is none that moves, or leads out of the grid (Tab at
 * its ends). `rtl`: columns go from right to left, and so do the arrows.
 */
export function moved(
  from: At,
  { key, ctrl = false, shift = false }: Pressed,
  { rows, columns, rtl }: { readonly rows: number; readonly columns: number; readonly rtl: boolean },
): At | null {
  const to = (row: number, column: number) => ({ row: within(row, rows), column: within(column, columns) })
  const { row, column } = from
  switch (key) {
    case 'ArrowUp':
      return to(ctrl ? 0 : row - 1, column)
    case 'ArrowDown':
      return to(ctrl ? rows - 1 : row + 1, column)
    case 'ArrowLeft':
    case 'ArrowRight': {
      const step = (key === 'ArrowRight') === rtl ? -1 : 1
      return to(row, ctrl ? (step > 0 ? columns - 1 : 0) : column + step)
    }
    case 'Home':
      return to(ctrl ? 0 : row, 0)
    case 'End':
      return to(ctrl ? rows - 1 : row, columns - 1)
    case 'PageUp':
      return to(row - page, column)
    case 'PageDown':
      return to(row + page, column)
    case 'Enter':
      return to(row + (shift ? -1 : 1), column)
    case 'Tab': {
      const next = row * columns + column + (shift ? -1 : 1)
      return next < 0 || next >= rows * columns ? null : { row: Math.floor(next / columns), column: next % columns }
    }
    default:
      return null
  }
}
