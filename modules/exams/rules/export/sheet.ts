import type { TextLanguage } from '#platform/shared/text.ts'
import { paragraphsOf } from '../import/html-text.ts'
import { columnTitles, comparedCell, no, sheetColumns, truthNames, typeNames, yes } from '../import/sheet-columns.ts'
import { isTruthValue } from '../question.ts'
import type { BankQuestion } from './bank-question.ts'
import { withoutMedia } from './losses.ts'

type Cell = string | number | null
type Answer = BankQuestion['answers'][number]

const breaks = /<br\s*\/?>/gi
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The plain text where the HTML is nothing but its paragraphs, else the HTML, which says so. */
export function plainOrHtml(html: string): string {
  if (html === '') return ''
  const plain = html
    .replace(/<p\b[^<>]*>/gi, '')
    .replace(/<\/p>(?=<p\b)/gi, '\n\n')
    .replace(/<\/p>/gi, '')
    .replace(breaks, '\n')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity]!)
  const isPlain = !/^\[html\]/i.test(plain) && paragraphsOf(plain) === html.replace(breaks, '<br>')
  return isPlain ? plain : `[html]${html}`
}

const onlyNumber = (text: string): Cell => (/^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?$/.test(text) ? Number(text) : text)

function answerCells(question: BankQuestion, answer: Answer | undefined, language: TextLanguage): Cell[] {
  if (!answer) return [null, null, null, null, null, null]
  const text =
    question.type === 'trueFalse' && isTruthValue(answer.text) ? truthNames[answer.text][language] : answer.text
  const isExact = String(onlyNumber(text)) === text
  return [
    question.type === 'numerical' && isExact ? onlyNumber(text) : text,
    question.type === 'matching' ? null : (answer.isRight ? yes : no)[language],
    answer.fraction ?? null,
    answer.tolerance ?? null,
    answer.match ?? null,
    answer.feedback ?? null,
  ]
}

function rowsOf(question: BankQuestion, language: TextLanguage): Cell[][] {
  const { category, labels, settings } = question
  const cells: Cell[] = [
    category?.course ?? null,
    category?.module || null,
    question.name,
    typeNames[question.type][language],
    plainOrHtml(question.text),
    question.weight,
    question.seconds,
    labels?.level ?? null,
    labels?.category ?? null,
    settings ? comparedCell(settings, language) || null : null,
    plainOrHtml(question.feedback ?? ''),
    plainOrHtml(question.modelAnswer),
  ]
  const [first, ...others] = question.answers
  return [
    [...cells, ...answerCells(question, first, language)],
    ...others.map((answer) => [...cells.map(() => null), ...answerCells(question, answer, language)]),
  ]
}

/** Questions as the rows of a sheet with their titles; each is as `asWritten` gives it. */
export const writeSheet = (questions: readonly BankQuestion[], language: TextLanguage) => ({
  header: sheetColumns.map((column) => columnTitles[column][language]),
  rows: questions.flatMap((question) => rowsOf(withoutMedia(question), language)),
})
