import { strToU8, zipSync } from 'fflate'
import { answerApart } from '#platform/server/apart/answer-apart.ts'
import { writtenWorkbook } from '#platform/server/sheets/write-workbook.ts'
import { directionOf, type TextLanguage } from '#platform/shared/text.ts'
import type { BankQuestion } from '../../rules/export/bank-question.ts'
import { writeGift } from '../../rules/export/gift.ts'
import type { ExportFormat } from '../../rules/export/losses.ts'
import { writeMoodleXml } from '../../rules/export/moodle-xml.ts'
import { writeQti } from '../../rules/export/qti/package.ts'
import { writeSheet } from '../../rules/export/sheet.ts'

/** What the thread is given: questions as `asWritten` gives them. */
export interface ToWrite {
  readonly format: ExportFormat
  readonly questions: readonly BankQuestion[]
  readonly language: TextLanguage
  readonly title: string
}

await answerApart(({ format, questions, language, title }: ToWrite): Uint8Array => {
  switch (format) {
    case 'gift':
      return strToU8(writeGift(questions))
    case 'moodleXml':
      return strToU8(writeMoodleXml(questions))
    case 'xlsx': {
      const { header, rows } = writeSheet(questions, language)
      return writtenWorkbook({ title, header, rows, rightToLeft: directionOf(language) === 'rtl' })
    }
    default:
      return zipSync(
        Object.fromEntries(
          writeQti(questions, format).map(({ path, text, base64 }) => [
            path,
            // pictures and sounds are packed as they are
            text === undefined ? [Buffer.from(base64 ?? '', 'base64'), { level: 0 }] : strToU8(text),
          ]),
        ),
      )
  }
})
