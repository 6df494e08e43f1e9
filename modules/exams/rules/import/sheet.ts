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
import { columnOf, comparedWords, isYes, isYesOrNo, truthOf, typeOf, type SheetColumn } from './sheet-columns.ts'

/*
 * A sheet of questions: a row of titles in any of the three languages, then for each question a row that says what it
 * asks, with its first answer, and a row for each further answer, in which the question may stand again: cells that are
 * merged over the rows of its answers are each row's.
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
/** A share of the weight, which a cell may show as `50%`. */
const share = (cell: string | undefined): number | null => number((cell ?? '').replace(/ ?[%٪]$/, ''))
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
    if (!said(row)) continue
    const isNew = ((row.text ?? '') !== '' || (row.type ?? '') !== '') && !isAgain(row, drafts.at(-1))
    // An answer above the first question is nobody's: refused as a question without a kind.
    if (isNew || drafts.length === 0) drafts.push({ line: at + place + 2, row, answers: [row] })
    else drafts.at(-1)!.answers.push(row)
  }
  return bankFile(drafts.map((draft, index) => questionOf(draft, index + 1)))
}

/** Whether a row says its question again, for an answer that it has not had: with one that it had, it is another question. */
const isAgain = (row: Row, draft: Draft | undefined): boolean =>
  draft !== undefined &&
  (['text', 'type', 'name'] as const).every((column) => !row[column] || row[column] === draft.row[column]) &&
  draft.answers.every(({ answer, match }) => row.answer !== answer || row.match !== match)

/** The first cell that should be a number, or say whether an answer is right, and does not. */
function unreadableIn(row: Row, answers: readonly Row[]): string | undefined {
  const isOdd = (cell: string | undefined, read: (cell: string | undefined) => unknown) =>
    (cell ?? '') !== '' && read(cell) === null
  return [
    ...(isOdd(row.seconds, number) ? [row.seconds] : []),
    ...answers.flatMap((each) => [
      ...(isOdd(each.share, share) ? [each.share] : []),
      ...(isOdd(each.tolerance, number) ? [each.tolerance] : []),
      ...(isYesOrNo(each.right ?? '') ? [] : [each.right]),
    ]),
  ][0]
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
  const odd = unreadableIn(row, filled)
  const read: ReadAnswers | Problem = odd
    ? { code: 'unreadableCell', data: { cell: odd.slice(0, 40) } }
    : type
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
  const shares = rows.map((row) => share(row.share))
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
      const [right, another] = rows.filter((each) => isYes(each.right ?? '') && truthOf(each.answer ?? '') !== null)
      if (!right) return { code: 'noRightAnswer' }
      if (another) return { code: 'moreThanOneRight' }
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
          fraction: share(each.share) ?? (isYes(each.right ?? '') ? 100 : 0),
          feedback: each.answerFeedback ?? '',
          ...(type === 'numerical' && { tolerance: number(each.tolerance) ?? 0 }),
        })),
        { ...usualAnswerSettings, ...settingsOf(comparedWords(row.compare ?? '')) },
      )
  }
}
