/** What a part of the evaluation takes. */
export interface Bounds {
  readonly min: number
  readonly max: number
}

/** Why what was typed or pasted is no mark of a part. */
export type Misfit = 'notANumber' | 'outOfRange' | 'tooFine' | 'outside'

/** Whether a number is a mark of a part; null where it is. Marks have two digits behind the decimal mark at most. */
export function misfitOf(score: number, { min, max }: Bounds): Misfit | null {
  if (Number.isNaN(score)) return 'notANumber'
  if (score < min || score > max) return 'outOfRange'
  return Math.abs(score * 100 - Math.round(score * 100)) > 1e-6 ? 'tooFine' : null
}

export interface PastedMark {
  readonly row: number
  readonly column: number
  readonly score: number
}

export interface PastedMisfit {
  readonly row: number
  readonly column: number
  readonly text: string
  readonly why: Misfit
}

/**
 * What a block of cells means as marks, pasted from a cell on: every mark, or each cell that does not fit. `read` reads
 * a number as its writer typed it, null for nothing: an empty cell changes nothing.
 */
export function pastedMarks(
  cells: readonly (readonly string[])[],
  from: { readonly row: number; readonly column: number },
  grid: { readonly rows: number; readonly columns: readonly Bounds[] },
  read: (text: string) => number | null,
): { readonly marks: readonly PastedMark[]; readonly misfits: readonly PastedMisfit[] } {
  const marks: PastedMark[] = []
  const misfits: PastedMisfit[] = []
  for (const [down, line] of cells.entries())
    for (const [along, text] of line.entries()) {
      const score = read(text)
      if (score === null) continue
      const at = { row: from.row + down, column: from.column + along }
      const bounds = at.row < grid.rows ? grid.columns[at.column] : undefined
      const why = bounds ? misfitOf(score, bounds) : 'outside'
      if (why) misfits.push({ ...at, text, why })
      else marks.push({ ...at, score })
    }
  return { marks, misfits }
}
