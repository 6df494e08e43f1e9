import { answerPage } from '#platform/server/mail/calendar-part.ts'
import { icalFile } from '#platform/server/content/ical-file.ts'
import { dateValue, instantValue, textValue, wallValue } from '#platform/server/content/ical-lines.ts'
import type { ScheduleEntry } from '#platform/shared/record/schedule-entry.ts'
import { inLanguage, textLanguageOf } from '#platform/shared/text.ts'
import { addDays } from '#platform/shared/values/dates.ts'
import type { Method } from '../../rules/method.ts'
import { calendarWords } from '../../text/letters.ts'

export interface CalendarFile {
  readonly entries: readonly ScheduleEntry[]
  /** What sets the academy's entries apart from those of any other. */
  readonly mark: string
  readonly timeZone: string
  /** Where people reach the application, without a slash at the end. */
  readonly publicUrl: string
  readonly language: string
  /** The academy's name. */
  readonly name: string
  /** When it was written, as far as its readers are to know. */
  readonly stamp: Date
  /** Of one that goes by mail, what is to become of it (RFC 5546): the mail says between whom. */
  readonly method?: Method
}

/** Entries as an iCalendar file (RFC 5545), with times of the academy's clock. */
export function calendarText(file: CalendarFile): string {
  const { entries, timeZone, method } = file
  return icalFile({
    product: 'Schedule',
    head: method
      ? [`METHOD:${method}`]
      : [
          `X-WR-CALNAME:${textValue(file.name)}`,
          `X-WR-TIMEZONE:${timeZone}`,
          'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
          'X-PUBLISHED-TTL:PT1H',
        ],
    timeZone,
    days: entries.flatMap(({ FirstDay, LastDay }) => [FirstDay, LastDay]),
    events: entries.flatMap((entry) => entryLines(entry, file)),
  })
}

/** For good, also in mails: by it calendar programs find what they have. */
const uidOf = ({ Kind, ID }: ScheduleEntry, mark: string) => `${Kind}-${ID}@${mark}`

function entryLines(entry: ScheduleEntry, file: CalendarFile): string[] {
  const { stamp, mark, publicUrl } = file
  const isCancelled = entry.State === 'cancelled'
  // A letter asks each reader by the page that it opens, which no other opens.
  const isAsked = entry.Kind === 'meeting' && file.method !== undefined && !isCancelled
  const link = isAsked ? answerPage : entry.Href && `${publicUrl}${entry.Href}`
  const place = placeOf(entry, file)
  const about = [...factsOf(entry, file), ...(isAsked ? answerLines(file) : link ? [link] : [])].join('\n')
  return [
    'BEGIN:VEVENT',
    `UID:${uidOf(entry, mark)}`,
    `DTSTAMP:${instantValue(stamp)}`,
    `SEQUENCE:${entry.Version}`,
    ...timeLines(entry, file.timeZone),
    `SUMMARY:${textValue(titleOf(entry, file))}`,
    ...(place ? [`LOCATION:${textValue(place)}`] : []),
    ...(about ? [`DESCRIPTION:${textValue(about)}`] : []),
    ...(link ? [`URL:${link}`] : []),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    // Whole days hold nobody from anything.
    `TRANSP:${isCancelled || entry.StartsAt === null ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ]
}

function timeLines({ FirstDay, LastDay, StartsAt, EndsAt }: ScheduleEntry, zone: string): string[] {
  // A last day is told by the day after it (RFC 5545, 3.6.1).
  if (StartsAt === null || EndsAt === null)
    return [`DTSTART;VALUE=DATE:${dateValue(FirstDay)}`, `DTEND;VALUE=DATE:${dateValue(addDays(LastDay, 1))}`]
  return [`DTSTART;TZID=${zone}:${wallValue(FirstDay, StartsAt)}`, `DTEND;TZID=${zone}:${wallValue(LastDay, EndsAt)}`]
}

const wordsOf = ({ language }: CalendarFile) => calendarWords[textLanguageOf(language)]

function titleOf({ Kind, Title }: ScheduleEntry, file: CalendarFile): string {
  const title = inLanguage(Title, file.language).text
  return Kind === 'session' || Kind === 'meeting' ? title : wordsOf(file).kinds[Kind].replace('{{name}}', title)
}

/** The class room by name and code, or where else it is. */
function placeOf(entry: ScheduleEntry, file: CalendarFile): string {
  const { ClassRoomCode, ClassRoomName, Place } = entry
  if (entry.Kind === 'meeting') return inLanguage(entry.Detail, file.language).text || (entry.Link ?? '')
  const name = inLanguage(ClassRoomName, file.language).text
  if (ClassRoomCode) return [name, ClassRoomCode, file.name].filter(Boolean).join(', ')
  if (Place === null) return ''
  return Place === 'academy' ? file.name : wordsOf(file).places[Place]
}

const answerLines = (file: CalendarFile): string[] =>
  Object.entries(wordsOf(file).answers).map(([answer, words]) => `${words}: ${answerPage}?answer=${answer}`)

function factsOf({ ClassCode, SessionNumber, Detail, Link }: ScheduleEntry, file: CalendarFile): string[] {
  const { session } = wordsOf(file)
  return [
    Detail ? inLanguage(Detail, file.language).text : '',
    ClassCode ?? '',
    Link ?? '',
    SessionNumber === null ? '' : session.replace('{{number}}', String(SessionNumber)),
  ].filter(Boolean)
}
