import {
  usualAnswerSettings,
  type PossibleAnswer,
  type QuestionContent,
  type QuestionType,
} from '../../../rules/question.ts'

export interface AnswerValues {
  readonly Text: string
  readonly IsRight: boolean
  readonly Fraction: number | null
  readonly Tolerance: number | null
  readonly Match: string
  readonly Feedback: string
  readonly FileID: number | null
}

/** What the question form holds while it is written: numbers may be missing. */
export interface QuestionValues {
  readonly CourseID: number | null
  readonly ModuleID: number | null
  readonly CategoryID: number | null
  readonly LevelID: number | null
  readonly Name: string
  readonly Type: QuestionType
  readonly Text: string
  readonly ModelAnswer: string
  readonly Feedback: string
  readonly Weight: number | null
  readonly Seconds: number | null
  readonly Answers: readonly AnswerValues[]
  readonly Settings: {
    readonly MatchCase: boolean
    readonly MatchMarks: boolean
    readonly MatchSpaces: boolean
    readonly Units: boolean
  }
}

export const emptyAnswer: AnswerValues = {
  Text: '',
  IsRight: false,
  Fraction: null,
  Tolerance: null,
  Match: '',
  Feedback: '',
  FileID: null,
}
export const acceptedAnswer: AnswerValues = { ...emptyAnswer, IsRight: true, Fraction: 100 }
export const usualSettings: QuestionValues['Settings'] = {
  MatchCase: usualAnswerSettings.matchCase,
  MatchMarks: usualAnswerSettings.matchMarks,
  MatchSpaces: usualAnswerSettings.matchSpaces,
  Units: usualAnswerSettings.units,
}

export const emptyAnswers = (): AnswerValues[] => Array.from({ length: 4 }, () => emptyAnswer)

/** The answers that a question of this type starts with, out of those it had as another type. */
export function answersFor(type: QuestionType, former: readonly AnswerValues[]): readonly AnswerValues[] {
  const words = former.filter((answer) => answer.Text !== 'true' && answer.Text !== 'false' && answer.Text !== '')
  switch (type) {
    case 'text':
      return []
    case 'trueFalse':
      return (['true', 'false'] as const).map((Text) => ({
        ...emptyAnswer,
        Text,
        IsRight: former.find((answer) => answer.Text === Text)?.IsRight ?? false,
      }))
    case 'shortAnswer':
    case 'numerical': {
      const right = words.filter((answer) => answer.IsRight)
      return right.length === 0
        ? [acceptedAnswer]
        : right.map(({ Text, Feedback }) => ({ ...acceptedAnswer, Text, Feedback }))
    }
    case 'matching':
      return words.length === 0
        ? Array.from({ length: 3 }, () => ({ ...emptyAnswer, IsRight: true }))
        : words.map(({ Text, Match, FileID }) => ({ ...emptyAnswer, IsRight: true, Text, Match, FileID }))
    default: {
      if (words.length === 0) return emptyAnswers()
      const firstRight = words.findIndex((answer) => answer.IsRight)
      return words.map((answer, index) => ({
        ...emptyAnswer,
        Text: answer.Text,
        Feedback: answer.Feedback,
        FileID: answer.FileID,
        IsRight: type === 'multiAnswers' ? answer.IsRight : index === firstRight,
      }))
    }
  }
}

/** As the rules see it: what is not written yet counts as nothing. */
export function contentOf(values: QuestionValues): QuestionContent {
  return {
    type: values.Type,
    text: values.Text,
    modelAnswer: values.ModelAnswer,
    weight: values.Weight ?? 0,
    seconds: values.Seconds ?? 0,
    answers: values.Answers.map((answer): PossibleAnswer => ({
      text: answer.Text,
      isRight: answer.IsRight,
      fraction: answer.Fraction,
      tolerance: answer.Tolerance,
      match: answer.Match,
      fileId: answer.FileID,
    })),
  }
}
