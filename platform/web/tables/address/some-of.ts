import type { Action } from '../../ui/acts/actions.ts'

/**
 * An action over several chosen rows: done to those whose `Actions` allow it, and named with how many of the chosen
 * that are; absent where it is none of them.
 */
export function someOf<Row extends { readonly Actions: readonly string[] }>(
  rows: readonly Row[],
  name: string,
  make: (able: readonly Row[]) => Action,
): Action | false {
  const able = rows.filter((row) => row.Actions.includes(name))
  if (able.length === 0) return false
  return { ...make(able), ...(able.length < rows.length && { can: able.length, of: rows.length }) }
}
