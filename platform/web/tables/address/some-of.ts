import type { Action } from '../../ui/acts/actions.ts'

/**
 * An action over several chosen rows: done to those whose `Actions` allow it, and named with how many of the chosen
 * that are; absent where it is none of them. Before anything is sent the bar says to how many, and which are left out.
 */
export function someOf<Row extends { readonly Actions: readonly string[] }>(
  rows: readonly Row[],
  name: string,
  make: (able: readonly Row[]) => Action,
): Action | false {
  const able = rows.filter((row) => row.Actions.includes(name))
  if (able.length === 0) return false
  const left = rows.filter((row) => !able.includes(row))
  return { ...make(able), left, ...(left.length > 0 && { can: able.length, of: rows.length }) }
}

/** The rows that an action over several is done to. */
export function ableOf<Row>({ left = [] }: Action, rows: readonly Row[], keyOf: (row: Row) => unknown): readonly Row[] {
  const without = new Set(left.map((row) => keyOf(row as Row)))
  return rows.filter((row) => !without.has(keyOf(row)))
}
