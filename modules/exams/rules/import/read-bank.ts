import { looksLikeAiken, readAiken } from './aiken.ts'
import { decodeText, type TextEncoding } from './decode.ts'
import { readGift } from './gift.ts'
import type { QuestionBankFile } from './imported-question.ts'
import { readMoodleXml } from './moodle-xml.ts'

export const bankFormats = ['gift', 'moodleXml', 'aiken'] as const
export type BankFormat = (typeof bankFormats)[number]

export interface ReadBank extends QuestionBankFile {
  readonly format: BankFormat
  readonly encoding: TextEncoding
}

const readers: Readonly<Record<BankFormat, (text: string) => QuestionBankFile>> = {
  gift: readGift,
  moodleXml: readMoodleXml,
  aiken: readAiken,
}

const formatOf = (text: string): BankFormat =>
  /^\ufeff?\s*</.test(text) ? 'moodleXml' : looksLikeAiken(text) ? 'aiken' : 'gift'

/**
 * What a question bank file says, from its bytes to a verdict on each question; null where it is no text or holds no
 * question. Knows nothing but the bytes, so it may run anywhere; what it gives can be copied between threads.
 */
export function readBankFile(bytes: Uint8Array): ReadBank | null {
  const decoded = decodeText(bytes)
  if (!decoded) return null
  const format = formatOf(decoded.text)
  const bank = readers[format](decoded.text)
  if (bank.problems.some((problem) => problem.code === 'notAQuestionFile')) return null
  return { ...bank, format, encoding: decoded.encoding }
}
