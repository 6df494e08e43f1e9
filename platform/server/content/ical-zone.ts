import { wallValue } from './ical-lines.ts'
import { dayOf, timeOf } from '#platform/shared/values/dates.ts'

const minute = 60_000
const day = 86_400_000

/** The minutes by which the zone's clocks are ahead of UTC at an instant. */
function offsetAt(at: number, zone: string): number {
  const instant = new Date(at)
  return Math.round(
    (Date.parse(`${dayOf(instant, zone)}T${timeOf(instant, zone)}:00Z`) - Math.floor(at / minute) * minute) / minute,
  )
}

/** The first minute at which another offset holds, between two instants of which the second has it. */
function changeBetween(from: number, to: number, zone: string): number {
  const before = offsetAt(from, zone)
  let [low, high] = [from, to]
  while (high - low > minute) {
    const middle = Math.floor((low + high) / 2 / minute) * minute
    if (offsetAt(middle, zone) === before) low = middle
    else high = middle
  }
  return high
}

const written = (offset: number): string => {
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  return `${offset < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}${String(minutes).padStart(2, '0')}`
}

/**
 * The zone as iCalendar says it (`VTIMEZONE`), for what happens between two instants: each change of its clocks by itself, as the
 * runtime's own rules of the zone give it. A calendar program that has older rules reads the times all the same as the academy means them.
 */
export function zoneLines(zone: string, from: Date, to: Date): string[] {
  const start = Math.floor(from.getTime() / minute) * minute
  const changes: { at: number; before: number; after: number }[] = []
  for (let at = start; at < to.getTime(); at += day) {
    const [before, after] = [offsetAt(at, zone), offsetAt(at + day, zone)]
    if (before !== after) changes.push({ at: changeBetween(at, at + day, zone), before, after })
  }
  const first = offsetAt(start, zone)
  const usual = Math.min(first, ...changes.map(({ after }) => after))
  const part = (begins: string, before: number, after: number) => {
    const kind = after > usual ? 'DAYLIGHT' : 'STANDARD'
    return [
      `BEGIN:${kind}`,
      `DTSTART:${begins}`,
      `TZOFFSETFROM:${written(before)}`,
      `TZOFFSETTO:${written(after)}`,
      `END:${kind}`,
    ]
  }
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...part('19700101T000000', first, first),
    ...changes.flatMap(({ at, before, after }) => {
      // When it begins is told by the clock of before.
      const shown = new Date(at + before * minute).toISOString()
      return part(wallValue(shown.slice(0, 10), shown.slice(11, 16)), before, after)
    }),
    'END:VTIMEZONE',
  ]
}
