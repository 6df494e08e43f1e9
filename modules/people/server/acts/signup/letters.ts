import { fillHtml } from '#platform/server/mail/fill.ts'
import type { NewMail } from '#platform/server/outbox/queue.ts'
import type { Language } from '#platform/shared/actor.ts'
import { letterWordsIn, type LetterWords } from '../../../text/letters.ts'

export interface Addressee {
  readonly email: string
  readonly name: string
  readonly language: Language
}

/** One of the letters to who has no account to be told in; `opens` is the page of its button. */
export function letter(
  kind: keyof LetterWords,
  to: Addressee,
  fields: Readonly<Record<string, string>> = {},
  opens: `/${string}` | null = null,
): NewMail {
  const { subject, text } = letterWordsIn(to.language)[kind]
  return {
    kind: kind === 'alreadyRegistered' ? kind : `signup${kind[0]!.toUpperCase()}${kind.slice(1)}`,
    to: { address: to.email, name: to.name },
    language: to.language,
    subject,
    html: text.map((line) => `<p>${fillHtml(line, { ...fields, name: to.name })}</p>`).join('\n'),
    href: opens,
  }
}
