import { textOf, usualAnswerSettings, type QuestionType } from '../question.ts'
import { inParagraph, paragraphsOf } from './html-text.ts'
import {
  bankFile,
  finished,
  readAccepted,
  readChoices,
  readPairs,
  trueFalseAnswers,
  type ImportedQuestion,
  type ImportProblem,
  type Problem,
  type QuestionBankFile,
  type RawAnswer,
  type ReadAnswers,
} from './imported-question.ts'
import { secondsOf, settingsOf, weightOf } from './labels.ts'
import { MediaTaken } from './media.ts'
import { readNumber } from '../answers/numerical.ts'
import { columnOf, comparedWords, isYes, truthOf, typeOf, type SheetColumn } from './sheet-columns.ts'

/*
 * A sheet of questions: a row of titles in any of the three languages, then for each question a row that says what it
 * asks, with its first answer, and a row for each further answer.
 */

/** The rows among which the titles are looked for: notes may stand above them. */
const rowsToSearch = 20

type Row = Readonly<Partial<Record<SheetColumn, string>>>
interface Draft {
  readonly line: number
  readonly row: Row
  readonly answers: Row[]
}

const number = (cell: string | undefined): number | null => readNumber(cell ?? '')
const said = (row: Row) => Object.values(row).some((cell) => cell !== '')

/** The questions of a sheet, or null where no row names its columns. */
export function readSheet(rows: readonly (readonly string[])[]): QuestionBankFile | null {
  const at = rows.slice(0, rowsToSearch).findIndex((row) => {
    const columns = row.map(columnOf)
    return columns.includes('text') && columns.includes('type')
  })
  if (at < 0) return null
  const columns = rows[at]!.map(columnOf)
  const drafts: Draft[] = []
  for (const [place, cells] of rows.slice(at + 1).entries()) {
    const row = Object.fromEntries(
      columns.flatMap((column, index) =>
        column ? [[column, (cells[index] ?? '').replace(/\r\n?/g, '\n').trim()]] : [],
      ),
    ) as Row
    const isQuestion = (row.text ?? '') !== '' || (row.type ?? '') !== ''
    if (isQuestion) drafts.push({ line: at + place + 2, row, answers: [row] })
    else if (said(row)) drafts.at(-1)?.answers.push(row)
  }
  return bankFile(drafts.map((draft, index) => questionOf(draft, index + 1)))
}

const htmlOf = (cell: string | undefined): string => {
  const text = (cell ?? '').trim()
  const html = /^\[html\]/i.exec(text)
  if (!html) return paragraphsOf(text)
  const rest = text.slice(html[0].length)
  return inParagraph(rest, textOf(rest))
}

function questionOf({ line, row, answers }: Draft, place: number): ImportedQuestion | ImportProblem {
  const taken = new MediaTaken()
  const long = (cell: string | undefined) => taken.within(htmlOf(cell), new Map())
  const text = long(row.text)
  const type = typeOf(row.type ?? '')
  const filled = answers.filter((each) => (each.answer ?? '') !== '' || (each.match ?? '') !== '')
  const read: ReadAnswers | Problem = type
    ? answersOf(type, filled, row)
    : { code: 'unsupportedType', data: { type: (row.type ?? '').slice(0, 40) } }
  const name = (row.name ?? '').slice(0, 200)
  if ('code' in read) {
    const preview = textOf(text).slice(0, 220)
    return { number: place, line, ...(name && { name }), ...read, ...(preview && { preview }) }
  }
  const feedback = long(row.feedback)
  return finished(
    { number: place, line, name, category: row.course ? { course: row.course, module: row.module ?? '' } : null },
    {
      ...read,
      text,
      ...(row.weight && { weight: weightOf(number(row.weight) ?? 0) }),
      seconds: secondsOf(number(row.seconds) ?? 0),
      labels: { ...(row.level && { level: row.level }), ...(row.category && { category: row.category }) },
      ...(feedback && { feedback }),
      ...(type === 'text' && { modelAnswer: long(row.modelAnswer) }),
    },
    taken,
  )
}

/** Shares where the sheet says some, else equal ones of what is right. */
function rawOf(rows: readonly Row[]): RawAnswer[] {
  const shares = rows.map((row) => number(row.share))
  const right = rows.filter((row) => isYes(row.right ?? '')).length
  return rows.map((row, at) => ({
    text: row.answer ?? '',
    fraction: shares[at] ?? (isYes(row.right ?? '') ? Math.round(1e7 / right) / 1e5 : 0),
    feedback: row.answerFeedback ?? '',
  }))
}

function answersOf(type: QuestionType, rows: readonly Row[], row: Row): ReadAnswers | Problem {
  switch (type) {
    case 'text':
      return { type, answers: [] }
    case 'trueFalse': {
      const right = rows.find((each) => isYes(each.right ?? '') && truthOf(each.answer ?? '') !== null)
      if (!right) return { code: 'noRightAnswer' }
      const of = (value: string) => rows.find((each) => truthOf(each.answer ?? '') === value)?.answerFeedback ?? ''
      return trueFalseAnswers(truthOf(right.answer ?? '') === 'true', {
        whenTrue: of('true'),
        whenFalse: of('false'),
      })
    }
    case 'multiChoice':
    case 'multiAnswers':
      return readChoices(rawOf(rows), type === 'multiChoice')
    case 'matching':
      return readPairs(rows.map((each) => ({ text: each.answer ?? '', match: each.match ?? '' })))
    default:
      return readAccepted(
        type,
        rows.map((each) => ({
          text: each.answer ?? '',
          fraction: number(each.share) ?? (isYes(each.right ?? '') ? 100 : 0),
          feedback: each.answerFeedback ?? '',
          ...(type === 'numerical' && { tolerance: number(each.tolerance) ?? 0 }),
        })),
        { ...usualAnswerSettings, ...settingsOf(comparedWords(row.compare ?? '')) },
      )
  }
}
