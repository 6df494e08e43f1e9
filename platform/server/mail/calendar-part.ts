import { folded } from '../content/ical-lines.ts'

/** A calendar file that goes along with a letter, and what mail programs are to do with it (RFC 5546). */
export interface CalendarPart {
  readonly method: string
  readonly text: string
}

interface Party {
  readonly name: string
  readonly address: string
}

// oxlint-disable-next-line no-control-regex
const named = ({ name }: Party) => `CN="${name.replace(/["\u0000-\u001f\u007f]/g, '')}"`

/**
 * The kept file between these two: each entry names the academy as who organizes it and, where it is put into one person's calendar
 * or taken out of it, the reader. Null where the letter brings none.
 */
export function calendarPart(kept: string | null | undefined, academy: Party, reader: Party): CalendarPart | null {
  const method = /^METHOD:([A-Z]+)\r$/m.exec(kept ?? '')?.[1]
  if (!kept || !method) return null
  const parties = [
    `ORGANIZER;${named(academy)}:mailto:${academy.address}`,
    ...(method === 'PUBLISH'
      ? []
      : [`ATTENDEE;${named(reader)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${reader.address}`]),
  ]
  const lines = parties.map((line) => `${folded(line)}\r\n`).join('')
  return { method, text: kept.replaceAll(/^END:VEVENT\r\n/gm, (end) => lines + end) }
}
