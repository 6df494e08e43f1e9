import type { Action, Actions } from '../../ui/acts/actions.ts'

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

/**
 * Of several rows each may have a next step of its own: the first of them, in the page's order, is the filled one, the
 * others stand plain beside it; what is dangerous is never filled.
 */
export function oneMain(actions: Actions): Actions {
  const entries = Object.entries(actions)
  const [next] = entries.find(([, action]) => action && action.main && !action.danger) ?? []
  return Object.fromEntries(entries.map(([name, action]) => [name, action && { ...action, main: name === next }]))
}
