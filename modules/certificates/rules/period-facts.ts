/** How days are written. */
interface Days {
  readonly day: (day: string) => string
  readonly dayRange: (from: string, to: string) => string
}
type PeriodFact = readonly [label: 'dates' | 'firstDay' | 'lastDay', days: string]

/** What the head says of the days that were asked for, each of which may be left open; nothing of a list of all. */
export function periodFacts(asked: { From: string | null; To: string | null }, format: Days): PeriodFact[] {
  const { From, To } = asked
  if (From && To) return [['dates', format.dayRange(From, To)]]
  if (From) return [['firstDay', format.day(From)]]
  return To ? [['lastDay', format.day(To)]] : []
}
