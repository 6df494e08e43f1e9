import { isBlank, type CheckedRoster, type RosterRow } from './check.ts'

export interface RosterCounts {
  readonly Rows: number
  readonly Blank: number
  readonly Skipped: number
  readonly WithErrors: number
  readonly WithWarnings: number
  readonly Errors: number
  readonly Warnings: number
  readonly Ready: number
}

/**
 * What the check says in numbers. Rows that are skipped count as that and nothing else; none is ready before every
 * needed field has a column.
 */
export function rosterCounts(rows: readonly RosterRow[], checked: CheckedRoster, isMapped = true): RosterCounts {
  const skipped = new Set(rows.filter((row) => row.isSkipped && !isBlank(row)).map((row) => row.row))
  const counted = checked.findings.filter((finding) => !skipped.has(finding.row))
  const errors = counted.filter((finding) => finding.severity === 'error')
  const warnings = counted.filter((finding) => finding.severity === 'warning')
  return {
    Rows: rows.length - checked.blankRows.length,
    Blank: checked.blankRows.length,
    Skipped: skipped.size,
    WithErrors: new Set(errors.map((finding) => finding.row)).size,
    WithWarnings: new Set(warnings.map((finding) => finding.row)).size,
    Errors: errors.length,
    Warnings: warnings.length,
    Ready: isMapped ? checked.people.length : 0,
  }
}

/** The rows of one view, in the file's order; blank rows are in none. */
export function rowsToShow(
  rows: readonly RosterRow[],
  checked: CheckedRoster,
  show: 'all' | 'errors' | 'warnings' | 'skipped',
): RosterRow[] {
  const withErrors = new Set(checked.findings.filter((each) => each.severity === 'error').map((each) => each.row))
  const withWarnings = new Set(checked.findings.filter((each) => each.severity === 'warning').map((each) => each.row))
  return rows.filter((row) => {
    if (isBlank(row)) return false
    if (show === 'skipped') return row.isSkipped
    if (show === 'errors') return !row.isSkipped && withErrors.has(row.row)
    if (show === 'warnings') return !row.isSkipped && withWarnings.has(row.row)
    return true
  })
}

/** What may be done with an import now. */
/** `committing`: confirmed, and its rows are being saved. */
export const rosterStates = ['mapped', 'committing', 'committed', 'dropped'] as const
export type RosterState = (typeof rosterStates)[number]

export function rosterActions(
  state: RosterState,
  missing: number,
  counts: RosterCounts,
): ('mapRoster' | 'fixRoster' | 'skipRosterRows' | 'commitRoster' | 'dropRoster')[] {
  if (state !== 'mapped') return []
  const isReady = missing === 0 && counts.Errors === 0 && counts.Ready > 0
  const corrections = ['mapRoster', 'fixRoster', 'skipRosterRows'] as const
  return isReady ? [...corrections, 'commitRoster', 'dropRoster'] : [...corrections, 'dropRoster']
}
