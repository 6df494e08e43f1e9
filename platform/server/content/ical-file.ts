import { addDays, instantOf, type Day } from '#platform/shared/values/dates.ts'
import { folded } from './ical-lines.ts'
import { zoneLines } from './ical-zone.ts'

interface Parts {
  /** What of the academy wrote it: `Schedule`. */
  readonly product: string
  /** What stands before the entries: what becomes of them, or how a feed is called. */
  readonly head: readonly string[]
  readonly timeZone: string
  /** The days that its times lie on, in any order; the zone's clocks are said for these. */
  readonly days: readonly Day[]
  readonly events: readonly string[]
}

/** An iCalendar file (RFC 5545) of these content lines, folded, with the clocks of the academy's zone. */
export function icalFile({ product, head, timeZone, days, events }: Parts): string {
  const inOrder = days.toSorted()
  const [first, last] = [inOrder[0], inOrder.at(-1)]
  const clocks =
    first === undefined || last === undefined
      ? []
      : zoneLines(timeZone, instantOf(first, '00:00', timeZone), instantOf(addDays(last, 1), '00:00', timeZone))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Diwan//${product}//EN`,
    'CALSCALE:GREGORIAN',
    ...head,
    ...clocks,
    ...events,
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
