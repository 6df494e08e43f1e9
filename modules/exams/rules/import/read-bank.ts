import { looksLikeAiken, readAiken } from './aiken.ts'
import { decodeText, type TextEncoding } from './decode.ts'
import { readGift } from './gift.ts'
import type { QuestionBankFile } from './imported-question.ts'
import { readMoodleXml } from './moodle-xml.ts'
import {
  isOldPackage,
  looksLikeOldQti,
  looksLikeQtiItem,
  readQtiItem,
  readQtiPackage,
  type PackageFiles,
} from './qti/package.ts'
import { readSheet } from './sheet.ts'

const textFormats = ['gift', 'moodleXml', 'aiken'] as const
export const bankFormats = [...textFormats, 'qti21', 'qti3', 'xlsx'] as const
export type BankFormat = (typeof bankFormats)[number]

export interface ReadBank extends QuestionBankFile {
  readonly format: BankFormat
  readonly encoding: TextEncoding
}

type TextFormat = (typeof textFormats)[number]

const readers: Readonly<Record<TextFormat, (text: string) => QuestionBankFile>> = {
  gift: readGift,
  moodleXml: readMoodleXml,
  aiken: readAiken,
}

const formatOf = (text: string): TextFormat =>
  /^\ufeff?\s*</.test(text) ? 'moodleXml' : looksLikeAiken(text) ? 'aiken' : 'gift'

/**
 * What a question bank file says, from its bytes to a verdict on each question; null where it is no text or holds no
 * question. Knows nothing but the bytes, so it may run anywhere; what it gives can be copied between threads.
 */
export function readBankFile(bytes: Uint8Array): ReadBank | null {
  const decoded = decodeText(bytes)
  if (!decoded) return null
  if (/^\ufeff?\s*</.test(decoded.text) && looksLikeQtiItem(decoded.text.slice(0, 20_000))) {
    return { ...readQtiItem(decoded.text), encoding: decoded.encoding }
  }
  const format = formatOf(decoded.text)
  const bank = readers[format](decoded.text)
  if (bank.problems.some((problem) => problem.code === 'notAQuestionFile')) return null
  return { ...bank, format, encoding: decoded.encoding }
}

/** The same of an unpacked archive: a QTI package, or null where it is none. */
export function readBankPackage(files: PackageFiles): ReadBank | null {
  const bank = readQtiPackage(files)
  return bank && { ...bank, encoding: 'utf-8' }
}

/** Whether a file, or an archive, in which nothing was read is QTI 1.2: its people are told so by name. */
export const isOldQti = (source: Uint8Array | PackageFiles): boolean =>
  source instanceof Uint8Array ? looksLikeOldQti(decodeText(source)?.text ?? '') : isOldPackage(source)

/** The same of the sheets of a workbook: of all that name their columns, each question with its sheet where they are several. */
export function readBankSheets(
  sheets: readonly { readonly name: string; readonly rows: readonly (readonly string[])[] }[],
): ReadBank | null {
  const all: QuestionBankFile = { questions: [], problems: [] }
  const read = sheets.flatMap(({ name, rows }) => {
    const bank = readSheet(rows)
    return bank && bank.questions.length + bank.problems.length > 0 ? [{ name, bank }] : []
  })
  if (read.length === 0) return null
  const bank = read.reduce(({ questions, problems }, { name, bank: next }) => {
    const before = questions.length + problems.length
    const at = <Read extends { readonly number: number }>(each: Read) => ({
      ...each,
      number: before + each.number,
      ...(read.length > 1 && { file: name }),
    })
    return { questions: [...questions, ...next.questions.map(at)], problems: [...problems, ...next.problems.map(at)] }
  }, all)
  return { ...bank, format: 'xlsx', encoding: 'utf-8' }
}
