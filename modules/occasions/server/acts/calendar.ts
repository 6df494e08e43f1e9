import { createHash } from 'node:crypto'
import { icalFile } from '#platform/server/content/ical-file.ts'
import { instantValue, textValue, wallValue } from '#platform/server/content/ical-lines.ts'
import { daysBetween } from '#platform/shared/values/dates.ts'

export interface Entry {
  /** The pass of the guest, whose entry it is. */
  readonly code: string
  readonly title: string
  readonly place: string
  readonly firstDay: string
  readonly lastDay: string
  /** By the academy's clock, on each of the days. */
  readonly startsAt: string
  readonly endsAt: string
  /** Higher with each change: calendar programs believe the highest. */
  readonly sequence: number
  readonly timeZone: string
  readonly now: Date
}

/**
 * The event as a calendar file (RFC 5545) for one guest, put into their calendar or taken out of it: one entry that comes
 * again each day. What names it is made of the pass and tells nobody the pass.
 */
export function guestCalendar(method: 'REQUEST' | 'CANCEL', entry: Entry): string {
  const { firstDay, lastDay, startsAt, endsAt, timeZone } = entry
  const days = daysBetween(firstDay, lastDay) + 1
  const uid = createHash('sha256').update(`event ${entry.code}`).digest('hex').slice(0, 32)
  return icalFile({
    product: 'Events',
    head: [`METHOD:${method}`],
    timeZone,
    days: [firstDay, lastDay],
    events: [
      'BEGIN:VEVENT',
      `UID:event-${uid}@guests.diwan`,
      `DTSTAMP:${instantValue(entry.now)}`,
      `SEQUENCE:${entry.sequence}`,
      `DTSTART;TZID=${timeZone}:${wallValue(firstDay, startsAt)}`,
      `DTEND;TZID=${timeZone}:${wallValue(firstDay, endsAt)}`,
      ...(days > 1 ? [`RRULE:FREQ=DAILY;COUNT=${days}`] : []),
      `SUMMARY:${textValue(entry.title)}`,
      ...(entry.place ? [`LOCATION:${textValue(entry.place)}`] : []),
      `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
      'TRANSP:OPAQUE',
      'END:VEVENT',
    ],
  })
}
