import { answerApart } from '#platform/server/apart/answer-apart.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { notAQuestionFile } from '../contract/refusals.ts'
import { readGift } from '../rules/gift.ts'
import type { QuestionBankFile } from '../rules/imported-question.ts'
import { readMoodleXml } from '../rules/moodle-xml.ts'
import type { BankFormat } from './import-reading.ts'

/** A question bank as its file holds it. */
export interface ReadBank {
  readonly format: BankFormat
  readonly bank: QuestionBankFile
}

/** The file as text: UTF-8, or UTF-16 by its mark. Anything else is no question file. */
function textOfFile(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8'
  try {
    // oxlint-disable-next-line no-control-regex
    return new TextDecoder(encoding, { fatal: true })
      .decode(bytes)
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
  } catch {
    return refuse(notAQuestionFile)
  }
}

const formatOf = (text: string): BankFormat => (/^\ufeff?\s*</.test(text) ? 'moodleXml' : 'gift')

await answerApart((bytes: Uint8Array): ReadBank => {
  const text = textOfFile(bytes)
  const format = formatOf(text)
  return { format, bank: format === 'gift' ? readGift(text) : readMoodleXml(text) }
})
