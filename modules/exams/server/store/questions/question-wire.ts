import type { Argument, Output } from '#platform/shared/call.ts'
import type { questionCalls } from '../../../contract/calls.ts'
import { usualAnswerSettings, type AnswerSettings, type PossibleAnswer } from '../../../rules/question.ts'

type Detail = Output<typeof questionCalls.getQuestion>
type Fields = Argument<typeof questionCalls.addQuestion>['body']

/** Answers and their settings as the bank's page gets them. */
export function wireAnswers(
  answers: readonly PossibleAnswer[],
  settings: Partial<AnswerSettings>,
): Pick<Detail, 'Answers' | 'Settings'> {
  const all = { ...usualAnswerSettings, ...settings }
  return {
    Answers: answers.map((answer) => ({
      Text: answer.text,
      IsRight: answer.isRight,
      Fraction: answer.fraction ?? null,
      Tolerance: answer.tolerance ?? null,
      Match: answer.match ?? '',
      Feedback: answer.feedback ?? '',
      FileID: answer.fileId ?? null,
    })),
    Settings: {
      MatchCase: all.matchCase,
      MatchMarks: all.matchMarks,
      MatchSpaces: all.matchSpaces,
      Units: all.units,
    },
  }
}

/** The same the other way. What a kind has no use for is not kept. */
export function answersOf({ Type, Answers, Settings }: Pick<Fields, 'Type' | 'Answers' | 'Settings'>): {
  answers: PossibleAnswer[]
  settings: AnswerSettings
} {
  const isWritten = Type === 'shortAnswer' || Type === 'numerical'
  const answers = Answers.map((answer): PossibleAnswer => {
    const fraction = answer.Fraction ?? null
    return {
      text: answer.Text,
      isRight: isWritten ? (fraction ?? (answer.IsRight ? 100 : 0)) > 0 : answer.IsRight,
      fraction: isWritten || Type === 'multiAnswers' || Type === 'multiChoice' ? fraction : null,
      tolerance: Type === 'numerical' ? (answer.Tolerance ?? 0) : null,
      match: Type === 'matching' ? (answer.Match ?? '') : '',
      feedback: answer.Feedback ?? '',
      fileId: isWritten ? null : (answer.FileID ?? null),
    }
  })
  const { MatchCase = false, MatchMarks = false, MatchSpaces = false, Units = false } = Settings ?? {}
  const short = Type === 'shortAnswer'
  return {
    answers,
    settings: {
      matchCase: short && MatchCase,
      matchMarks: short && MatchMarks,
      matchSpaces: short && MatchSpaces,
      units: Type === 'numerical' && Units,
    },
  }
}
