import { foldDigits } from '#platform/shared/text.ts'
import { usualAnswerSettings, type AnswerSettings, type PossibleAnswer } from '../question.ts'

/* Moodle compares with this relative precision, so that 0.1 + 0.2 is 0.3 (qtype_numerical_answer). */
const precision = 1e-12

interface WrittenNumber {
  readonly value: number
  /** What stands behind it. */
  readonly unit: string
}

/**
 * The number at the start of a text, in any kind of digits, and what stands behind it; null where none starts it.
 * The decimal mark is a point or the Arabic one; a comma is one too, save where it divides thousands (`1,500,000`).
 */
export function readWrittenNumber(text: string): WrittenNumber | null {
  const plain = foldDigits(text)
    .replace(/[\u200e\u200f\u061c\u00a0\u202f٬]/g, '')
    .replaceAll('٫', '.')
    .replaceAll('−', '-')
    .trim()
  const found =
    /^([+-]?)(\d{1,3}(?:,\d{3}){2,}(?:\.\d{1,60})?|\d{1,60}\.(?!\d)|\d{0,60}(?:[.,]\d{1,60})?)(?:e([+-]?\d{1,3}))?/i.exec(
      plain,
    )
  const digits = found?.[2] ?? ''
  if (!found || !/\d/.test(digits)) return null
  const decimal = (digits.match(/,/g) ?? []).length > 1 ? digits.replaceAll(',', '') : digits.replace(',', '.')
  const value = Number(`${found[1]}${decimal}e${found[3] ?? 0}`)
  return Number.isFinite(value) ? { value, unit: plain.slice(found[0].length).trim() } : null
}

/** A text that is a number and nothing else; null for any other. */
export function readNumber(text: string): number | null {
  const read = readWrittenNumber(text)
  return read && read.unit === '' ? read.value : null
}

/**
 * Whether a number is within the tolerance of an accepted one. Nominal tolerance, both ends included, widened by the
 * dust of binary fractions: https://docs.moodle.org/en/Numerical_question_type.
 */
export function isWithin(value: number, accepted: number, tolerance: number): boolean {
  const dust = precision * Math.max(Math.abs(tolerance), Math.abs(accepted), precision)
  return Math.abs(value - accepted) <= tolerance + dust
}

/** The first accepted answer that the text is of: `*` takes whatever is written. A unit is let pass where it may stand. */
export function acceptedNumber<Answer extends Pick<PossibleAnswer, 'text' | 'tolerance'>>(
  answers: readonly Answer[],
  given: string,
  settings: AnswerSettings = usualAnswerSettings,
): Answer | undefined {
  const read = readWrittenNumber(given)
  const counts = read !== null && (settings.units || read.unit === '')
  return answers.find((answer) => {
    if (answer.text.trim() === '*') return true
    const accepted = readNumber(answer.text)
    return counts && accepted !== null && isWithin(read.value, accepted, answer.tolerance ?? 0)
  })
}
