import { questionFaults, textOf, usualSeconds, type QuestionContent, type QuestionFault } from './question.ts'

/** Where a bank file says that its questions belong: `SMS-101/Safety policy` is a course code and a module name. */
export interface BankCategory {
  readonly course: string
  readonly module: string
}

export interface ImportedQuestion extends QuestionContent {
  /** Counted from 1 over the questions of the file. */
  readonly number: number
  readonly line: number
  readonly name: string
  readonly category: BankCategory | null
}

export type ImportProblemCode =
  | QuestionFault
  | 'matching'
  | 'numerical'
  | 'shortAnswer'
  | 'unsupportedType'
  | 'noAnswerBlock'
  | 'severalAnswerBlocks'
  | 'unreadableAnswers'
  | 'unclosed'
  | 'weightsDoNotAddUp'
  | 'partialCredit'
  | 'badXml'
  | 'tooLong'
  | 'notAQuestionFile'

/** Why one question (number 0: the file as a whole) can't be imported; `name` as the file gives it. */
export interface ImportProblem {
  readonly number: number
  readonly line: number
  readonly name?: string
  readonly code: ImportProblemCode
  readonly data?: Readonly<Record<string, string | number>>
}

export interface QuestionBankFile {
  readonly questions: readonly ImportedQuestion[]
  readonly problems: readonly ImportProblem[]
}

export interface RawAnswer {
  readonly text: string
  /** Percent of the weight that choosing it gives; negative takes away. */
  readonly fraction: number
}

type Choices = Pick<QuestionContent, 'type' | 'answers'>
type Problem = { readonly code: ImportProblemCode; readonly data?: ImportProblem['data'] }

// Thirds come as 33.33333 and as 33.3.
const sumTolerance = 0.2
const maxAnswerLength = 1000

/** Reads Moodle's fractions: one full answer is a single choice; parts that add up to 100 are several right answers. */
export function readChoices(raw: readonly RawAnswer[], single: boolean): Choices | Problem {
  const answers = raw.map((answer) => ({ text: answer.text, isRight: answer.fraction > 0 }))
  const right = raw.filter((answer) => answer.fraction > 0)
  if (right.length === 0) return { code: 'noRightAnswer' }
  if (single) {
    if (right.some((answer) => answer.fraction < 100 - sumTolerance)) return { code: 'partialCredit' }
    return right.length > 1 ? { code: 'moreThanOneRight' } : { type: 'multiChoice', answers }
  }
  const sum = right.reduce((total, answer) => total + answer.fraction, 0)
  if (Math.abs(sum - 100) > sumTolerance) {
    return { code: 'weightsDoNotAddUp', data: { sum: Math.round(sum * 100) / 100 } }
  }
  return { type: 'multiAnswers', answers }
}

/** True/false answers are stored as these two words; pages say them in the reader's language. */
export function trueFalseAnswers(isTrue: boolean): Choices {
  return {
    type: 'trueFalse',
    answers: [
      { text: 'true', isRight: isTrue },
      { text: 'false', isRight: !isTrue },
    ],
  }
}

/** Completes what was read of one question and checks it as any question is checked. */
export function finished(
  place: { number: number; line: number; name: string; category: BankCategory | null },
  read: Choices & { text: string; modelAnswer?: string; weight?: number },
): ImportedQuestion | ImportProblem {
  const question: ImportedQuestion = {
    ...place,
    name: place.name || textOf(read.text).slice(0, 60),
    type: read.type,
    text: read.text,
    modelAnswer: read.modelAnswer ?? '',
    weight: read.weight ?? 1,
    seconds: usualSeconds[read.type],
    answers: read.answers,
  }
  const fault = questionFaults(question)[0]
  const at = { number: place.number, line: place.line, ...(place.name && { name: place.name }) }
  if (fault) return { ...at, code: fault }
  const isLong =
    question.text.length > 100_000 ||
    question.modelAnswer.length > 100_000 ||
    question.answers.some((answer) => answer.text.length > maxAnswerLength)
  return isLong ? { ...at, code: 'tooLong' } : question
}

/** Sorts what a file gave into questions and problems. */
export function bankFile(read: readonly (ImportedQuestion | ImportProblem)[]): QuestionBankFile {
  return {
    questions: read.filter((each): each is ImportedQuestion => !('code' in each)),
    problems: read.filter((each): each is ImportProblem => 'code' in each),
  }
}

/** `$course$/top/SMS-101/Safety policy` without Moodle's own first steps; `//` is a slash within a name. */
export function readCategory(path: string): BankCategory | null {
  const steps = path
    .replaceAll('//', '\u0001')
    .split('/')
    .map((step) => step.replaceAll('\u0001', '/').trim())
    .filter((step) => step !== '' && step !== 'top' && !/^\$\w+\$$/.test(step))
  const [course, ...rest] = steps
  return course ? { course, module: rest.join(' / ') } : null
}
