import { dayOf } from '#platform/shared/values/dates.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { Handler } from '#platform/server/handler.ts'
import { examCalls as calls } from '../../contract/calls.ts'
import { textOf } from '../../rules/question.ts'
import type { ExamFault } from '../../rules/readiness.ts'
import { examSettings } from '../exam-settings.ts'
import * as detail from '../store/exam-detail.ts'
import { findExam, withActions } from '../store/exams.ts'

const timeIn = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(instant),
  )

export const faultReply = (fault: ExamFault) => ({
  Code: fault.code,
  Number: 'number' in fault ? fault.number : null,
  QuestionFault: 'fault' in fault ? fault.fault : null,
  Seconds: 'seconds' in fault ? fault.seconds : null,
  Minutes: 'minutes' in fault ? fault.minutes : null,
})

export const getExam: Handler<typeof calls.getExam> = async ({ db, actor, now, query, request }) => {
  const settings = await examSettings(db)
  const { graceMinutes, timeZone } = settings
  const row = await findExam(db, { actor, now, ...settings }, query.ID)
    .select([
      'e.exam_type_id as ExamTypeID',
      'e.pass_degree as PassDegree',
      'e.excellent_degree as ExcellentDegree',
      'e.is_mandatory as IsMandatory',
      'e.exam_mode as ExamMode',
      'e.strict_multi_answers as StrictMultiAnswers',
      'e.show_feedback as ShowFeedback',
      'e.two_markers as TwoMarkers',
      'e.rules as Rules',
      'e.published_at as PublishedAt',
      'e.results_initial_at as ResultsInitialAt',
      'e.results_final_at as ResultsFinalAt',
    ])
    .executeTakeFirst()
  if (!row) refuse(notFound)
  const [questions, siblings, History] = await Promise.all([
    detail.questionsOf(db, row.ID),
    row.CourseClassID === null ? [] : detail.examsOfClass(db, row.CourseClassID, now, graceMinutes),
    detail.historyOf(db, request.language, row.ID),
  ])
  const degrees = { minutes: row.Minutes, pass_degree: row.PassDegree, excellent_degree: row.ExcellentDegree }
  return {
    ...withActions(row, actor),
    StartDate: dayOf(new Date(row.StartsAt), timeZone),
    StartTime: timeIn(row.StartsAt, timeZone),
    CloseDate: dayOf(new Date(row.ClosesAt), timeZone),
    CloseTime: timeIn(row.ClosesAt, timeZone),
    ExamQuestions: questions.map((question) => ({
      ID: question.id,
      QuestionID: question.question_id,
      Code: question.code,
      Name: question.name,
      Type: question.type,
      Preview: textOf(question.text).slice(0, 220),
      ModuleName: question.module_name,
      LevelName: question.level_name,
      Weight: question.weight,
      Seconds: question.seconds,
      IsActive: question.is_active,
      Faults: detail.faultsOfQuestion(question),
    })),
    Faults: detail.faultsOf(degrees, questions).map(faultReply),
    ShareSum: siblings.reduce((sum, exam) => sum + Math.round(exam.SharePercent * 100), 0) / 100,
    OtherExams: siblings.filter((exam) => exam.ID !== row.ID),
    History,
  }
}
