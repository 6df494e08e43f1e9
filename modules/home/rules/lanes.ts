import type { Day } from '#platform/shared/values/dates.ts'

interface Bar {
  readonly from: Day
  readonly to: Day
}

/**
 * Each bar's lane, from 0, so that none lies over another: the first lane that is free by then. Bars are given by their first
 * day; where more than `most` lie side by side the later ones have none.
 */
export function lanesOf(bars: readonly Bar[], most: number): readonly (number | null)[] {
  const freeAfter: Day[] = []
  return bars.map(({ from, to }) => {
    const free = freeAfter.findIndex((day) => day < from)
    const lane = free >= 0 ? free : freeAfter.length
    if (lane >= most) return null
    freeAfter[lane] = to
    return lane
  })
}
