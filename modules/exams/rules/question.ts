import { withoutTags } from '#platform/shared/text.ts'

export const questionTypes = [
  'multiChoice',
  'multiAnswers',
  'trueFalse',
  'text',
  'shortAnswer',
  'numerical',
  'matching',
] as const
export type QuestionType = (typeof questionTypes)[number]

/** Only a written answer needs a person; every other kind is marked by the machine. */
export const isMarkedByHand = (type: QuestionType): boolean => type === 'text'

/** What the two answers of a true/false question are; pages say them in the reader's language. */
export const truthValues = ['true', 'false'] as const
export type TruthValue = (typeof truthValues)[number]
export const isTruthValue = (text: string): text is TruthValue => text === 'true' || text === 'false'

/** An answer of the bank. Which of its parts count depends on the question's kind. */
export interface PossibleAnswer {
  /** A choice; an accepted text (`*` stands for any characters); an accepted number; the first half of a pair. */
  readonly text: string
  readonly isRight: boolean
  /** Its own share of the weight in percent; null or none: an equal share of what is right. */
  readonly fraction?: number | null | undefined
  /** How far off a number may be. */
  readonly tolerance?: number | null | undefined
  /** The other half of a pair. With an empty `text` it only stands among what can be chosen. */
  readonly match?: string | undefined
  /** Plain text for whoever gave this answer. */
  readonly feedback?: string | undefined
  /** A picture that is the answer, or belongs to it. */
  readonly fileId?: number | null | undefined
}

/** How written answers are compared. Everything false: case, marks and spaces make no difference, and no unit is taken. */
export interface AnswerSettings {
  readonly matchCase: boolean
  /** Marks above and below letters: harakat, hamza, accents. */
  readonly matchMarks: boolean
  readonly matchSpaces: boolean
  /** A unit may be written behind a number; it is kept and does not count. */
  readonly units: boolean
}
export const usualAnswerSettings: AnswerSettings = {
  matchCase: false,
  matchMarks: false,
  matchSpaces: false,
  units: false,
}

/** What a question says: one version of it. `text`, `modelAnswer` and `feedback` are HTML of the rich-text editor. */
export interface QuestionContent {
  readonly type: QuestionType
  readonly text: string
  readonly modelAnswer: string
  /** Shown to whoever answered it, after the release and where the exam says so. */
  readonly feedback?: string | undefined
  readonly settings?: AnswerSettings | undefined
  readonly weight: number
  readonly seconds: number
  readonly answers: readonly PossibleAnswer[]
}

export type QuestionFault =
  | 'textMissing'
  | 'weightMissing'
  | 'timeMissing'
  | 'tooFewAnswers'
  | 'emptyAnswer'
  | 'sameAnswer'
  | 'noRightAnswer'
  | 'moreThanOneRight'
  | 'twoAnswersOnly'
  | 'answersNotWanted'
  | 'notTrueAndFalse'
  | 'noFullAnswer'
  | 'fractionOutOfRange'
  | 'notANumber'
  | 'toleranceNegative'
  | 'tooFewPairs'
  | 'noMatch'
  | 'sharesNotHundred'

/** A text without its tags, its spaces as they stand there. */
export const untagged = (html: string): string =>
  withoutTags(html, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#0?39;|&apos;/g, "'")
    .replace(/&amp;/g, '&')

/** The same in one line; enough to know whether something is written there and to search in. */
export const textOf = (html: string): string => untagged(html).replace(/\s+/g, ' ').trim()

/** Minutes that a question usually takes, in seconds: the start value of the form and of an import that states none. */
export const usualSeconds: Readonly<Record<QuestionType, number>> = {
  multiChoice: 60,
  multiAnswers: 90,
  trueFalse: 45,
  text: 600,
  shortAnswer: 60,
  numerical: 90,
  matching: 120,
}

/** What whoever keeps the bank may do with a question: one that an exam has asked stays. */
export const questionActions = (isActive: boolean, usedIn: number) => [
  'updateQuestion',
  isActive ? 'deactivateQuestion' : 'activateQuestion',
  ...(usedIn === 0 ? ['deleteQuestion'] : []),
]
