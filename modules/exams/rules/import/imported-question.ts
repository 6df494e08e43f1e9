import { hasLostLetters } from '#platform/shared/values/lost-letters.ts'
import { questionFaults } from '../question-faults.ts'
import {
  textOf,
  usualSeconds,
  type AnswerSettings,
  type PossibleAnswer,
  type QuestionContent,
  type QuestionFault,
} from '../question.ts'
import type { QuestionLabels } from './labels.ts'
import type { ImportedMedium, MediaTaken } from './media.ts'

/** Where a bank file says that its questions belong: `SMS-101/Safety policy` is a course code and a module name. */
export interface BankCategory {
  readonly course: string
  readonly module: string
}

/** What people should know of a question that is imported, above all what of it is not. */
export interface ImportNote {
  readonly code:
    | 'mediaLost'
    | 'feedbackLost'
    | 'hintsLost'
    | 'tagsLost'
    | 'idNumberLost'
    | 'templateLost'
    | 'sharesKept'
    | 'penaltyWithoutEffect'
    | 'unitsNotCounted'
  readonly data?: Readonly<Record<string, string | number>>
}

export interface ImportedAnswer extends PossibleAnswer {
  /** Its picture, among the question's media. */
  readonly medium?: number | undefined
}

export interface ImportedQuestion extends QuestionContent {
  /** Counted from 1 over the questions of the file. */
  readonly number: number
  readonly line: number
  /** The file of a package that it stands in, or the sheet of a workbook. */
  readonly file?: string
  readonly name: string
  readonly category: BankCategory | null
  /** Its level and category in the academy's own lists, as the file names them. */
  readonly labels?: QuestionLabels
  readonly answers: readonly ImportedAnswer[]
  readonly media: readonly ImportedMedium[]
  readonly notes: readonly ImportNote[]
}

export type ImportProblemCode =
  | QuestionFault
  | 'unsupportedType'
  | 'noAnswerBlock'
  | 'noAnswerLine'
  | 'unknownLetter'
  | 'severalAnswerBlocks'
  | 'unreadableAnswers'
  | 'unclosed'
  | 'weightsDoNotAddUp'
  | 'partialCredit'
  | 'badXml'
  | 'lettersLost'
  | 'unreadableCell'
  | 'itemMissing'
  | 'mediaNeeded'
  | 'noInteraction'
  | 'severalInteractions'
  | 'severalMatches'
  | 'tooLong'
  | 'notAQuestionFile'

/** Why one question (number 0: the file as a whole) can't be imported; `name` as the file gives it. */
export interface ImportProblem {
  readonly number: number
  readonly line: number
  readonly file?: string
  readonly name?: string
  readonly code: ImportProblemCode
  readonly data?: Readonly<Record<string, string | number>>
  /** The beginning of what it asks, so that people find it. */
  readonly preview?: string
}

export interface QuestionBankFile {
  readonly questions: readonly ImportedQuestion[]
  readonly problems: readonly ImportProblem[]
}

export interface RawAnswer extends Omit<ImportedAnswer, 'isRight' | 'fraction'> {
  /** Percent of the weight that choosing it gives; negative takes away. */
  readonly fraction: number
}

/** What was read of a question's answers, or why it can't be imported. */
export type ReadAnswers = Pick<ImportedQuestion, 'type' | 'answers'> & {
  readonly settings?: AnswerSettings
  readonly notes?: readonly ImportNote[]
}
export type Problem = { readonly code: ImportProblemCode; readonly data?: ImportProblem['data'] }

// Thirds come as 33.33333 and as 33.3.
const sumTolerance = 0.2
const maxAnswerLength = 1000
const maxFeedbackLength = 2000
const previewLength = 220

/** Reads Moodle's fractions: one full answer is a single choice; parts that add up to 100 are several right answers. */
export function readChoices(raw: readonly RawAnswer[], single: boolean): ReadAnswers | Problem {
  const right = raw.filter((answer) => answer.fraction > 0)
  if (right.length === 0) return { code: 'noRightAnswer' }
  const takesAway = raw.some((answer) => answer.fraction < 0)
  const isUneven = right.some((answer) => Math.abs(answer.fraction - right[0]!.fraction) > sumTolerance)
  const answers = raw.map((answer) => ({
    ...answer,
    isRight: answer.fraction > 0,
    fraction: takesAway || (isUneven && !single) ? answer.fraction : null,
  }))
  if (single) {
    if (right.some((answer) => answer.fraction < 100 - sumTolerance)) return { code: 'partialCredit' }
    if (right.length > 1) return { code: 'moreThanOneRight' }
    return { type: 'multiChoice', answers, notes: takesAway ? [{ code: 'penaltyWithoutEffect' }] : [] }
  }
  const sum = right.reduce((total, answer) => total + answer.fraction, 0)
  if (Math.abs(sum - 100) > sumTolerance) {
    return { code: 'weightsDoNotAddUp', data: { sum: Math.round(sum * 100) / 100 } }
  }
  return { type: 'multiAnswers', answers, notes: takesAway || isUneven ? [{ code: 'sharesKept' }] : [] }
}

/** Accepted answers of a short answer or a number, each with its share of the weight. */
export function readAccepted(
  type: 'shortAnswer' | 'numerical',
  raw: readonly RawAnswer[],
  settings: AnswerSettings,
  notes: readonly ImportNote[] = [],
): ReadAnswers {
  const answers = raw.map((answer) => ({ ...answer, isRight: answer.fraction > 0 }))
  return { type, answers, settings, notes }
}

export interface RawPair extends Pick<ImportedAnswer, 'text' | 'medium'> {
  readonly match: string
  /** Its first half showed something that could not be taken. */
  readonly isLost?: boolean | undefined
}

/** Pairs of a matching question; one without a first half only stands among what can be chosen. */
export function readPairs(pairs: readonly RawPair[]): ReadAnswers {
  return {
    type: 'matching',
    answers: pairs.map(({ isLost = false, ...pair }) => ({
      ...pair,
      isRight: pair.text !== '' || pair.medium !== undefined || isLost,
    })),
  }
}

/** The two answers of a true/false question, in the form in which they are stored. */
export function trueFalseAnswers(
  isTrue: boolean,
  feedback: { whenTrue?: string; whenFalse?: string } = {},
): ReadAnswers {
  return {
    type: 'trueFalse',
    answers: [
      { text: 'true', isRight: isTrue, ...(feedback.whenTrue && { feedback: feedback.whenTrue }) },
      { text: 'false', isRight: !isTrue, ...(feedback.whenFalse && { feedback: feedback.whenFalse }) },
    ],
  }
}

/** The first ten, and a sign that there are more. */
const named = (names: readonly string[]) => [...names.slice(0, 10), ...(names.length > 10 ? ['…'] : [])].join(', ')

/** What a picture or a sound that stays behind leaves empty. */
export const ofWhatIsEmpty: ReadonlySet<QuestionFault> = new Set(['textMissing', 'emptyAnswer', 'tooFewPairs'])

const isGap = ({ text, fileId }: PossibleAnswer) => text.trim() === '' && !fileId
/** Whether a first half was a picture that is not there: without it, it would pass for a choice without a partner. */
export const hasLostHalf = ({ type, answers }: Pick<QuestionContent, 'type' | 'answers'>): boolean =>
  type === 'matching' && answers.some((answer) => answer.isRight && isGap(answer))

/** Completes what was read of one question and checks it as any question is checked. */
export function finished(
  place: { number: number; line: number; file?: string; name: string; category: BankCategory | null },
  read: ReadAnswers & {
    text: string
    modelAnswer?: string
    feedback?: string
    weight?: number | undefined
    seconds?: number | undefined
    labels?: QuestionLabels | undefined
  },
  taken?: Pick<MediaTaken, 'media' | 'lost'>,
): ImportedQuestion | ImportProblem {
  const lost = [...new Set(taken?.lost)]
  const question: ImportedQuestion = {
    ...place,
    name: place.name || nameFrom(read.text),
    type: read.type,
    text: read.text,
    modelAnswer: read.modelAnswer ?? '',
    ...(read.feedback && { feedback: read.feedback }),
    ...(read.settings && { settings: read.settings }),
    weight: read.weight ?? 1,
    seconds: read.seconds ?? usualSeconds[read.type],
    ...(read.labels && Object.keys(read.labels).length > 0 && { labels: read.labels }),
    answers: read.answers.map(withoutNothing),
    media: taken?.media ?? [],
    notes: [
      ...(read.notes ?? []),
      ...(lost.length > 0 ? [{ code: 'mediaLost' as const, data: { names: named(lost) } }] : []),
    ],
  }
  const at = {
    number: place.number,
    line: place.line,
    ...(place.file && { file: place.file }),
    ...(place.name && { name: place.name }),
    ...previewOf(read.text),
  }
  // a picture will be a file once the question is taken over
  const answers = question.answers.map((answer) => ({
    ...answer,
    ...(answer.medium !== undefined && { fileId: answer.medium + 1 }),
  }))
  const fault = questionFaults({ ...question, answers })[0]
  // what is missing stood in a picture or a sound: without its name nobody finds out why
  const hasGap = fault === 'textMissing' || answers.some(isGap)
  if (lost.length > 0 && ((fault && hasGap && ofWhatIsEmpty.has(fault)) || hasLostHalf({ ...question, answers })))
    return { ...at, code: 'mediaNeeded', data: { names: named(lost) } }
  const said = [textOf(question.text), ...answers.flatMap(({ text, match = '' }) => [text, match])]
  if (said.some(hasLostLetters)) return { ...at, code: 'lettersLost' }
  if (fault) return { ...at, code: fault }
  const isLong =
    [question.text, question.modelAnswer, question.feedback ?? ''].some((html) => html.length > 100_000) ||
    question.answers.length > 40 ||
    question.answers.some(
      (answer) =>
        Math.max(answer.text.length, answer.match?.length ?? 0) > maxAnswerLength ||
        (answer.feedback?.length ?? 0) > maxFeedbackLength,
    )
  return isLong ? { ...at, code: 'tooLong' } : question
}

/** Parts that say nothing are left out, so that the same answer reads the same from every format. */
export function withoutNothing(answer: ImportedAnswer): ImportedAnswer {
  const { text, isRight, fraction, tolerance, match, feedback, medium } = answer
  return {
    text,
    isRight,
    ...((fraction ?? null) !== null && { fraction }),
    ...(tolerance && { tolerance }),
    ...(match !== undefined && { match }),
    ...(feedback && { feedback }),
    ...(medium !== undefined && { medium }),
  }
}

/** What a question without a name is called: its beginning, with no sign cut in two. */
export const nameFrom = (html: string): string => Array.from(textOf(html).slice(0, 120)).slice(0, 60).join('').trim()

/** The beginning of a text, where there is one. */
export function previewOf(html: string): { preview?: string } {
  const preview = textOf(html.slice(0, 4000)).slice(0, previewLength)
  return preview === '' ? {} : { preview }
}

/** Sorts what a file gave into questions and problems. */
export function bankFile(read: readonly (ImportedQuestion | ImportProblem)[]): QuestionBankFile {
  return {
    questions: read.filter((each): each is ImportedQuestion => !('code' in each)),
    problems: read.filter((each): each is ImportProblem => 'code' in each),
  }
}

/**
 * `$course$/top/SMS-101/Safety policy` without Moodle's own two first steps, which further on are names as any; `//` is a
 * slash within a name.
 */
export function readCategory(path: string): BankCategory | null {
  const steps = path
    .replaceAll('//', '\u0001')
    .split('/')
    .map((step) => step.replaceAll('\u0001', '/').trim())
    .filter((step) => step !== '')
  const context = /^\$\w+\$$/.test(steps[0] ?? '') ? 1 : 0
  const [course, ...rest] = steps.slice(steps[context] === 'top' ? context + 1 : context)
  return course ? { course, module: rest.join(' / ') } : null
}
