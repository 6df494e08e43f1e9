import { addDays } from '#platform/shared/values/dates.ts'
import type { Output } from '#platform/shared/call.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { examCalls, questionCalls } from '../../../contract/calls.ts'
import type { QuestionType } from '../../../rules/question.ts'
import { today } from '#platform/web/start/zone.ts'

/** A question as it stands in the form: what the exam gives it, and what the bank says of it. */
export interface ChosenQuestion {
  readonly QuestionID: number
  readonly Weight: number | null
  readonly Seconds: number | null
}

/** What the form shows of a question beside what it sends. */
export interface QuestionFace {
  readonly Code: string
  readonly Preview: string
  readonly Type: QuestionType
  readonly ModuleName: Trilingual | null
  readonly IsActive: boolean
  readonly Faults: readonly string[]
}

export interface ExamValues {
  readonly CourseClassID: number | null
  /** Of an admission test, which is the course's own. */
  readonly CourseID: number | null
  /** Of a competition's, which says its name, times and minutes itself. */
  readonly CompetitionID: number | null
  readonly ExamName: Trilingual
  readonly ExamTypeID: number | null
  readonly StartDate: string | null
  readonly StartTime: string | null
  readonly CloseDate: string | null
  readonly CloseTime: string | null
  readonly Minutes: number | null
  readonly PassDegree: number | null
  readonly ExcellentDegree: number | null
  readonly SharePercent: number | null
  readonly IsMandatory: boolean
  readonly ExamMode: boolean
  readonly StrictMultiAnswers: boolean
  readonly ShowFeedback: boolean
  readonly TwoMarkers: boolean
  readonly Rules: string
  readonly Questions: readonly ChosenQuestion[]
}

/** A new exam of a class, or a course's admission test: tomorrow morning for an hour, until somebody says otherwise. */
export function newExam(
  { classId, courseId }: { readonly classId: number | null; readonly courseId: number | null },
  name: Trilingual,
): ExamValues {
  const tomorrow = addDays(today(), 1)
  return {
    CourseClassID: courseId === null ? classId : null,
    CourseID: courseId,
    CompetitionID: null,
    ExamName: name,
    ExamTypeID: null,
    StartDate: tomorrow,
    StartTime: '10:00',
    CloseDate: tomorrow,
    CloseTime: '12:00',
    Minutes: 60,
    PassDegree: 60,
    ExcellentDegree: 90,
    SharePercent: courseId === null ? 100 : null,
    IsMandatory: true,
    ExamMode: true,
    StrictMultiAnswers: false,
    ShowFeedback: false,
    TwoMarkers: false,
    Rules: '',
    Questions: [],
  }
}

export function valuesOf(exam: Output<typeof examCalls.getExam>): ExamValues {
  return {
    CourseClassID: exam.CourseClassID,
    CourseID: exam.CourseClassID === null && exam.CompetitionID === null ? exam.CourseID : null,
    CompetitionID: exam.CompetitionID,
    ExamName: exam.ExamName,
    ExamTypeID: exam.ExamTypeID,
    StartDate: exam.StartDate,
    StartTime: exam.StartTime,
    CloseDate: exam.CloseDate,
    CloseTime: exam.CloseTime,
    Minutes: exam.Minutes,
    PassDegree: exam.PassDegree,
    ExcellentDegree: exam.ExcellentDegree,
    SharePercent: exam.SharePercent,
    IsMandatory: exam.IsMandatory,
    ExamMode: exam.ExamMode,
    StrictMultiAnswers: exam.StrictMultiAnswers,
    ShowFeedback: exam.ShowFeedback,
    TwoMarkers: exam.TwoMarkers,
    Rules: exam.Rules,
    Questions: exam.ExamQuestions.map(({ QuestionID, Weight, Seconds }) => ({ QuestionID, Weight, Seconds })),
  }
}

export const facesOf = (exam: Output<typeof examCalls.getExam>): Map<number, QuestionFace> =>
  new Map(exam.ExamQuestions.map((question) => [question.QuestionID, question]))

type BankRow = Output<typeof questionCalls.searchQuestions>['Items'][number]
/** What the bank stores is valid: a question there has no faults. */
export const faceOf = (row: BankRow): QuestionFace => ({ ...row, Faults: [] })
export const chosenOf = (row: BankRow): ChosenQuestion => ({
  QuestionID: row.ID,
  Weight: row.Weight,
  Seconds: row.Seconds,
})
