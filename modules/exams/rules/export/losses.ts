import { textOf } from '../question.ts'
import type { BankQuestion } from './bank-question.ts'

export const exportFormats = ['gift', 'moodleXml', 'qti21', 'qti3', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** What of a question a format cannot carry. */
export const lossCodes = ['media', 'modelAnswer', 'feedbackLines', 'spaces', 'pictureAlone', 'tooLong'] as const
export type LossCode = (typeof lossCodes)[number]

const leavesOut: ReadonlySet<LossCode> = new Set(['pictureAlone', 'tooLong'])
/** Whether the question is not in the file at all: what would be left of it asks something else. */
export const isLeftOut = (losses: readonly LossCode[]): boolean => losses.some((code) => leavesOut.has(code))

/** More letters does no cell of a workbook hold. */
export const longestCell = 32_767

const everyText = ({ name, text, modelAnswer, feedback, answers }: BankQuestion) => [
  name,
  text,
  modelAnswer,
  feedback ?? '',
  ...answers.flatMap((answer) => [answer.text, answer.match ?? '', answer.feedback ?? '']),
]
const marks = /<(?:img|audio)\b/i
// these formats hold one space where several follow each other
const hasRuns = (text: string) => /[ \t\n\r\f]{2}/.test(text)

/** Of what it asks or of an answer, nothing would be left: a half of a pair would become a choice without a partner. */
const isPictureAlone = (question: BankQuestion) =>
  textOf(withoutMedia(question).text) === '' ||
  question.answers.some(({ text, medium }) => text === '' && medium !== undefined)

/** What of this question is not in the file; the question is as `asWritten` gives it. */
export function lossesOf(format: ExportFormat, question: BankQuestion): LossCode[] {
  const { text, modelAnswer, feedback, answers, media } = question
  const isText = format === 'gift' || format === 'xlsx'
  if (isText && isPictureAlone(question)) return ['pictureAlone']
  if (format === 'xlsx' && everyText(question).some((each) => each.length > longestCell - 10)) return ['tooLong']
  const shows = media.length > 0 || [text, modelAnswer, feedback ?? ''].some((html) => marks.test(html))
  return [
    ...(isText && shows ? ['media' as const] : []),
    ...(format === 'gift' && modelAnswer !== '' ? ['modelAnswer' as const] : []),
    ...(format === 'gift' && answers.some((answer) => answer.feedback?.includes('\n'))
      ? ['feedbackLines' as const]
      : []),
    ...(format !== 'xlsx' && answers.some((answer) => hasRuns(answer.text) || hasRuns(answer.match ?? ''))
      ? ['spaces' as const]
      : []),
  ]
}

const shown = /<img\b[^<>]*>|<audio\b[^<>]*>(?:<\/audio>)?/gi

/** The question without its pictures and sounds, for a format that carries none. */
export function withoutMedia(question: BankQuestion): BankQuestion {
  const bare = (html: string) => html.replace(shown, '')
  return {
    ...question,
    text: bare(question.text),
    modelAnswer: bare(question.modelAnswer),
    ...(question.feedback && { feedback: bare(question.feedback) }),
    answers: question.answers.map(({ medium: _medium, ...answer }) => answer),
    media: [],
  }
}
