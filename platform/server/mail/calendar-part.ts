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

/**
 * Stands in a kept file for the address of the page that the letter opens, where its reader answers: files are made for many
 * readers, and this address is one reader's alone.
 */
export const answerPage = '%answer-page%'

// oxlint-disable-next-line no-control-regex
const named = ({ name }: Party) => `CN="${name.replace(/["\u0000-\u001f\u007f]/g, '')}"`

/**
 * The kept file between these two: each entry names the academy as who organizes it and, where it is put into one person's calendar
 * or taken out of it, the reader. What is answered on `page`, which the letter opens, is not accepted yet. Null where the letter
 * brings none.
 */
export function calendarPart(
  kept: string | null | undefined,
  academy: Party,
  reader: Party,
  page: string | null = null,
): CalendarPart | null {
  const method = /^METHOD:([A-Z]+)\r$/m.exec(kept ?? '')?.[1]
  if (!kept || !method) return null
  const isAsked = kept.replaceAll('\r\n ', '').includes(answerPage)
  const standing = isAsked ? 'NEEDS-ACTION' : 'ACCEPTED'
  const parties = [
    `ORGANIZER;${named(academy)}:mailto:${academy.address}`,
    ...(method === 'PUBLISH'
      ? []
      : [`ATTENDEE;${named(reader)};ROLE=REQ-PARTICIPANT;PARTSTAT=${standing};RSVP=FALSE:mailto:${reader.address}`]),
  ]
  const lines = parties.map((line) => `${folded(line)}\r\n`).join('')
  const text = isAsked ? withPage(kept, page ?? '') : kept
  return { method, text: text.replaceAll(/^END:VEVENT\r\n/gm, (end) => lines + end) }
}

/** A long line goes on in the next: the mark may stand in both. */
const withPage = (kept: string, page: string): string =>
  kept.replaceAll('\r\n ', '').replaceAll(answerPage, page).split('\r\n').map(folded).join('\r\n')
