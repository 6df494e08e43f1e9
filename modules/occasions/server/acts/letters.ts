import { fillHtml, fillText } from '#platform/server/mail/fill.ts'
import { queueMails, type NewMail } from '#platform/server/outbox/queue.ts'
import type { Language } from '#platform/shared/actor.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { inLanguage, type Trilingual } from '#platform/shared/text.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import { timeIn, weekdaysIn } from '#platform/server/text/written.ts'
import { letterWordsIn, type LetterWords } from '../../text/letters.ts'
import type { GuestState } from '../../rules/guest.ts'
import { guestCalendar } from './calendar.ts'
import type { Acting } from './occasion-noun.ts'

interface To {
  readonly name: string
  readonly email: string
  readonly language: string
  readonly code: string
  /** As it was until now; of one who has just asked, none. */
  readonly state?: GuestState
  readonly version?: number
}
interface About {
  readonly title: Trilingual
  readonly place: Trilingual
  readonly firstDay: string
  readonly lastDay: string
  readonly startsAt: string
  readonly endsAt: string
  /** Of what is told. */
  readonly version: number
}

/**
 * Letters about an occasion to whoever asked for a place. They go to the address that was given: visitors have no account
 * to be told in, and who has one reads the mail too. The button opens the request, without a log-in. Of one that is over nothing
 * is written: what is put right in the list afterwards calls nobody.
 */
export async function writeTo(
  { db, now }: Pick<Acting, 'db' | 'now'>,
  kind: keyof LetterWords,
  people: readonly To[],
  occasion: About,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { timeZone } = await settings(db, zoneSettings)
  if (occasion.lastDay < dayOf(now, timeZone)) return
  await queueMails(
    db,
    people.map((to) => ({
      ...letter(kind, to, occasion, more),
      calendar: calendarOf(kind, to, occasion, timeZone, now),
    })),
  )
}

function calendarOf(kind: keyof LetterWords, to: To, occasion: About, timeZone: string, now: Date): string | null {
  const wasComing = to.state === 'confirmed'
  const comes = kind === 'confirmed' || (kind === 'changed' && wasComing)
  if (!comes && !wasComing) return null
  const { title, place, version, ...when } = occasion
  const language = to.language as Language
  return guestCalendar(comes ? 'REQUEST' : 'CANCEL', {
    firstDay: when.firstDay,
    lastDay: when.lastDay,
    startsAt: when.startsAt,
    endsAt: when.endsAt,
    // Each decision about the guest and each change of the event counts up.
    sequence: version + (to.version ?? 0),
    code: to.code,
    title: inLanguage(title, language).text,
    place: inLanguage(place, language).text,
    timeZone,
    now,
  })
}

function letter(kind: keyof LetterWords, to: To, occasion: About, more: Readonly<Record<string, string>>): NewMail {
  const language = to.language as Language
  const { subject, text } = letterWordsIn(language)[kind]
  const fields = {
    name: to.name,
    title: inLanguage(occasion.title, language).text,
    place: inLanguage(occasion.place, language).text,
    days: weekdaysIn(language, occasion.firstDay, occasion.lastDay),
    from: timeIn(language, occasion.startsAt),
    to: timeIn(language, occasion.endsAt),
    ...more,
  }
  return {
    kind: `event${kind[0]!.toUpperCase()}${kind.slice(1)}`,
    to: { address: to.email, name: to.name },
    language,
    subject: fillText(subject, fields),
    html: text
      .filter((line) => !line.includes('{{reason}}') || fields['reason' as never])
      .map((line) => `<p>${fillHtml(line, fields)}</p>`)
      .join('\n'),
    href: `/EventPass/${to.code}`,
    evenInactive: true,
  }
}
