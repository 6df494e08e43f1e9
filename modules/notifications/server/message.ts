import { directionOf, inLanguage, type TextLanguage, type Trilingual } from '#platform/shared/text.ts'
import { fill, marksIn } from '#platform/shared/letters/fill.ts'
import { htmlInDigits, inDigits, type ArabicDigits } from '#platform/shared/values/digits.ts'
import { greetingIn } from '../text/letters.ts'
import type { Words } from './notices/marks.ts'

interface Worded {
  readonly title: Trilingual
  readonly body: Trilingual
}

export interface Message {
  /** Plain text on one line. */
  readonly title: string
  /** Safe HTML. */
  readonly subject: string
}

export const wantedMarks = ({ title, body }: Worded): ReadonlySet<string> =>
  new Set([...Object.values(title), ...Object.values(body)].flatMap(marksIn))

/** The template's words in a language, with its marks filled; in Arabic with these digits. Mails get those of the academy as they leave. */
export function messageIn(
  template: Worded,
  language: TextLanguage,
  words: Words,
  digits: ArabicDigits = 'arab',
): Message {
  const title = inLanguage(template.title, language)
  const body = inLanguage(template.body, language)
  const own = language === 'ar' ? digits : 'arab'
  return {
    title: inDigits(fill(title.text, words, 'text'), own),
    subject: `<div dir="${directionOf(body.language)}">${htmlInDigits(fill(body.text, words, 'html'), own)}</div>`,
  }
}

/** The same as the body of a letter, which begins with the reader's name. */
export const letterOf = (message: Message, language: string, name: string): string =>
  `<p dir="${directionOf(language)}">${fill(greetingIn(language), { name }, 'html')}</p>${message.subject}`
