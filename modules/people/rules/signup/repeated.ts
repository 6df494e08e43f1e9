/** Positions of the entries whose key an earlier entry has already. */
export function repeated<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string | number): number[] {
  const seen = new Set<string | number>()
  return entries.flatMap((entry, at) => {
    const key = keyOf(entry)
    if (seen.has(key)) return [at]
    seen.add(key)
    return []
  })
}
