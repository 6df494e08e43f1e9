import { foldDigits } from '#platform/shared/text.ts'
import { usualAnswerSettings, type AnswerSettings, type PossibleAnswer } from '../question.ts'

/** Nobody is asked for more; a longer text is no short answer and matches nothing. */
export const longestShortAnswer = 1000

/** A text as it is compared: what the settings do not tell apart is made the same. Digits of all kinds are one. */
export function comparable(text: string, settings: AnswerSettings): string {
  let form = foldDigits(text)
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
  // Tatweel only stretches a word. Decomposed, harakat, hamza and accents are marks of their own.
  if (!settings.matchMarks) {
    form = form
      .normalize('NFD')
      .replace(/[\p{M}\u0640]/gu, '')
      .replaceAll('ٱ', 'ا')
      .normalize('NFC')
  }
  if (!settings.matchCase) form = form.toLowerCase()
  return settings.matchSpaces ? form : form.replace(/\s+/g, ' ').trim()
}

/**
 * Whether a text is of the pattern, in which `*` stands for any characters, none too, and `\*` for an asterisk: Moodle's
 * wildcards (https://docs.moodle.org/en/Short-Answer_question_type). Goes back to the last asterisk alone, so the time
 * is at most the product of both lengths.
 */
export function matchesPattern(text: string, pattern: string): boolean {
  const signs = [...pattern.matchAll(/\\\*|[\s\S]/gu)].map(([sign]) =>
    sign === '*' ? null : sign === '\\*' ? '*' : sign,
  )
  const letters = [...text]
  let [at, sign, star, from] = [0, 0, -1, 0]
  while (at < letters.length) {
    if (sign < signs.length && signs[sign] === null) {
      star = sign++
      from = at
    } else if (sign < signs.length && signs[sign] === letters[at]) {
      at++
      sign++
    } else if (star >= 0) {
      sign = star + 1
      at = ++from
    } else return false
  }
  while (sign < signs.length && signs[sign] === null) sign++
  return sign === signs.length
}

/** The first accepted answer, in the bank's order, that the text is of; as Moodle grades by the first that matches. */
export function acceptedText<Answer extends Pick<PossibleAnswer, 'text'>>(
  answers: readonly Answer[],
  given: string,
  settings: AnswerSettings = usualAnswerSettings,
): Answer | undefined {
  if (given.length > longestShortAnswer) return undefined
  const text = comparable(given, settings)
  return answers.find((answer) => matchesPattern(text, comparable(answer.text, settings)))
}
