import { isBlank, type RosterRow } from './check.ts'
import type { FindingCode } from './fields.ts'

/** What became of a row of a confirmed import: the code of the record that it is now, or why it was not taken. */
export interface RosterOutcome {
  readonly row: number
  readonly code: string | null
  readonly findings: readonly FindingCode[]
}

/** Rows that a confirmed import has still to save, in the file's order. */
export function waitingRows(rows: readonly RosterRow[], outcomes: readonly RosterOutcome[]): RosterRow[] {
  const settled = new Set(outcomes.map(({ row }) => row))
  return rows.filter((row) => !row.isSkipped && !isBlank(row) && !settled.has(row.row))
}

/** Of the people themselves nothing stays in an import: only rows that were left out, or could not be taken. */
export function rowsLeft(rows: readonly RosterRow[], outcomes: readonly RosterOutcome[]): RosterRow[] {
  const taken = new Set(outcomes.filter(({ code }) => code !== null).map(({ row }) => row))
  return rows.filter((row) => !isBlank(row) && !taken.has(row.row))
}

/** What could not be taken comes first: it is what there is to do. */
export const inOrder = (outcomes: readonly RosterOutcome[]): RosterOutcome[] =>
  outcomes.toSorted((one, other) => Number(one.code !== null) - Number(other.code !== null) || one.row - other.row)
