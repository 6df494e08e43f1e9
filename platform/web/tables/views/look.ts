import type { Column } from '../table-types.ts'

/** How a list is seen. */
export interface Look {
  /** Those that are set, by the name of the wire. */
  readonly filters: Readonly<Record<string, string>>
  readonly search: string
  /** '' where it is the list's own. */
  readonly sort: string
  /** Columns that are shown or hidden otherwise than the page declares. */
  readonly shown: Readonly<Record<string, boolean>>
  readonly isCompact: boolean
  /** Worked through one by one. */
  readonly isSideBySide: boolean
}

/** Of these columns' standings those that differ from the page's own; what the page does not have any more is left out. */
export function otherwiseShown(
  shown: Readonly<Record<string, boolean>>,
  columns: readonly Pick<Column<unknown>, 'key' | 'hidden' | 'always'>[],
): Record<string, boolean> {
  const differing = columns.filter(
    ({ key, hidden, always }) => !always && shown[key] !== undefined && shown[key] === Boolean(hidden),
  )
  return Object.fromEntries(differing.map(({ key }) => [key, shown[key]!]))
}

const inOrder = (of: Readonly<Record<string, unknown>>) =>
  JSON.stringify(Object.entries(of).toSorted(([one], [other]) => (one < other ? -1 : 1)))

/** Whether a list is seen as the look says; both name only what the page has. */
export const isSameLook = (one: Look, other: Look): boolean =>
  one.search.trim() === other.search.trim() &&
  one.sort === other.sort &&
  one.isCompact === other.isCompact &&
  one.isSideBySide === other.isSideBySide &&
  inOrder(one.filters) === inOrder(other.filters) &&
  inOrder(one.shown) === inOrder(other.shown)
