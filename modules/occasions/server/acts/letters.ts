import { escapeHtml } from '#platform/server/mail/escape.ts'
import { queueMails, type NewMail } from '#platform/server/outbox/queue.ts'
import type { Language } from '#platform/shared/actor.ts'
import { inLanguage, type Trilingual } from '#platform/shared/text.ts'
import { letterWordsIn, type LetterWords } from '../../text/letters.ts'
import type { Doing } from './occasion-noun.ts'

interface To {
  readonly name: string
  readonly email: string
  readonly language: string
  readonly code: string
}
interface About {
  readonly title: Trilingual
  readonly place: Trilingual
  readonly firstDay: string
  readonly lastDay: string
  readonly startsAt: string
  readonly endsAt: string
}

const locales: Record<string, string> = { ar: 'ar-EG', en: 'en-GB', fr: 'fr-FR' }
const timeIn = (language: Language, time: string) =>
  time.replace(/\d/g, (digit) => new Intl.NumberFormat(locales[language]).format(Number(digit)))

const fill = (text: string, fields: Readonly<Record<string, string>>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => fields[name] ?? '')

/**
 * Letters about an occasion to whoever asked for a place. They go to the address that was given: visitors have no account
 * to be told in, and who has one reads the mail too. The button opens the request, without a log-in.
 */
export async function writeTo(
  { db }: Pick<Doing, 'db'>,
  kind: keyof LetterWords,
  people: readonly To[],
  occasion: About,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  await queueMails(
    db,
    people.map((to) => letter(kind, to, occasion, more)),
  )
}

function letter(kind: keyof LetterWords, to: To, occasion: About, more: Readonly<Record<string, string>>): NewMail {
  const language = to.language as Language
  const { subject, text } = letterWordsIn(language)[kind]
  const days = new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(new Date(`${occasion.firstDay}T12:00:00Z`), new Date(`${occasion.lastDay}T12:00:00Z`))
  const fields = {
    name: to.name,
    title: inLanguage(occasion.title, language).text,
    place: inLanguage(occasion.place, language).text,
    days,
    from: timeIn(language, occasion.startsAt),
    to: timeIn(language, occasion.endsAt),
    ...more,
  }
  const isolated = Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, `<bdi>${escapeHtml(value)}</bdi>`]),
  )
  return {
    kind: `event${kind[0]!.toUpperCase()}${kind.slice(1)}`,
    to: { address: to.email, name: to.name },
    language,
    subject: fill(subject, fields),
    html: text
      .filter((line) => !line.includes('{{reason}}') || fields['reason' as never])
      .map((line) => `<p>${fill(escapeHtml(line), isolated)}</p>`)
      .join('\n'),
    href: `/EventPass/${to.code}`,
    evenInactive: true,
  }
}
