import { fillHtml, fillText } from '#platform/server/mail/fill.ts'
import { queueMails, type NewMail } from '#platform/server/outbox/queue.ts'
import type { Language } from '#platform/shared/actor.ts'
import { inLanguage, type Trilingual } from '#platform/shared/text.ts'
import { timeIn, weekdaysIn } from '#platform/server/text/written.ts'
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
