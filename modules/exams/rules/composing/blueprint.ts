/* Questions drawn by lines: so many of each. */

/**
 * Gives each line as many of the candidates as it wants, none twice, where that is possible at all: a line takes what
 * fits it, and what another line holds where that one finds something else. `fits`: of each line the candidates, in the
 * order in which they are to be taken. Replies the candidates of each line.
 */
export function shareOut(wanted: readonly number[], fits: readonly (readonly number[])[]): number[][] {
  const holder = new Map<number, number>()
  const give = (line: number, asked: Set<number>): boolean => {
    asked.add(line)
    const free = fits[line]!.find((candidate) => !holder.has(candidate))
    const found =
      free ??
      fits[line]!.find((candidate) => {
        const other = holder.get(candidate)!
        return !asked.has(other) && give(other, asked)
      })
    if (found !== undefined) holder.set(found, line)
    return found !== undefined
  }
  wanted.forEach((count, line) => {
    let left = count
    while (left > 0 && give(line, new Set())) left--
  })
  return fits.map((candidates, line) => candidates.filter((candidate) => holder.get(candidate) === line))
}

/**
 * A total of whole units by these shares, each at least one unit, in all exactly the total (where it has a unit for
 * each): what rounding down leaves goes to those that lost most by it.
 */
export function spread(total: number, shares: readonly number[]): number[] {
  if (shares.length === 0) return []
  const sum = shares.reduce((all, share) => all + share, 0)
  const rest = total - shares.length
  const exact = shares.map((share) => 1 + (sum > 0 ? (rest * share) / sum : rest / shares.length))
  const units = exact.map(Math.floor)
  const left = total - units.reduce((all, each) => all + each, 0)
  const order = exact.map((_, at) => at).toSorted((a, b) => exact[b]! - units[b]! - (exact[a]! - units[a]!) || a - b)
  for (const at of order.slice(0, Math.max(0, left))) units[at]!++
  return units
}
