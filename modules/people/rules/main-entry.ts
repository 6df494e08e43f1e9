/* Of a list one entry is the main one; of contacts one of each type. */

export interface Marked {
  readonly IsMain: boolean
}

const alone = () => ''

/** Positions of entries that claim to be the main one beside another that stands further up. */
export function furtherMains<E extends Marked>(entries: readonly E[], groupOf: (entry: E) => string = alone): number[] {
  const seen = new Set<string>()
  return entries.flatMap((entry, at) => {
    if (!entry.IsMain) return []
    const group = groupOf(entry)
    if (seen.has(group)) return [at]
    seen.add(group)
    return []
  })
}

/** The list with a main entry in each group: the first, where none is marked. */
export function withMain<E extends Marked>(entries: readonly E[], groupOf: (entry: E) => string = alone): E[] {
  const marked = new Set(entries.filter((entry) => entry.IsMain).map(groupOf))
  return entries.map((entry) => {
    const group = groupOf(entry)
    if (marked.has(group)) return entry
    marked.add(group)
    return { ...entry, IsMain: true }
  })
}

/** Entries of which nobody says which is the main one. */
export const firstIsMain = <E extends object>(entries: readonly E[]): (E & Marked)[] =>
  entries.map((entry, at) => ({ ...entry, IsMain: at === 0 }))

export const mainOf = <E extends Marked>(entries: readonly E[]): E | undefined => entries.find((entry) => entry.IsMain)
