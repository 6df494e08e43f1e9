import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import type { Handler } from '#platform/server/handler.ts'
import { paperCalls as calls } from '../../contract/calls.ts'
import { ownPaper } from '../../contract/refusals.ts'
import { isLive } from '../../rules/attempt-states.ts'
import { examsToMark } from '../store/exams-to-mark.ts'
import * as detail from '../store/paper-detail.ts'
import { asPaperRow, paperRows, searchPapers as search } from '../store/papers.ts'

export const searchPapers: Handler<typeof calls.searchPapers> = ({ db, actor, query }) => search(db, actor, query)

export const getUnmarkedExams: Handler<typeof calls.getUnmarkedExams> = ({ db, actor, now, query }) =>
  examsToMark(db, actor, now, query, { waiting: true })

export const getInstructorExams: Handler<typeof calls.getInstructorExams> = ({ db, actor, now, query }) =>
  examsToMark(db, actor, now, query, { instructorId: query.instructorID ?? actor.instructorId })

export const getPaper: Handler<typeof calls.getPaper> = async ({ db, actor, query, request }) => {
  if (query.TraineeID === actor.traineeId) refuse(ownPaper)
  const rows = await paperRows(db, actor)
    .where('a.exam_id', '=', query.ExamID)
    .where('a.trainee_id', '=', query.TraineeID)
    .select([
      'c.course_name as CourseName',
      'e.pass_degree as PassDegree',
      'e.excellent_degree as ExcellentDegree',
      'e.state as ExamState',
      'a.review_reason as ReviewReason',
    ])
    .orderBy('a.number', 'desc')
    .execute()
  const row = query.Number ? rows.find((each) => each.Number === query.Number) : rows[0]
  if (!row) refuse(notFound)
  if (isLive(row.State)) refuse(notNow, { action: 'mark', state: row.State })
  return {
    ...asPaperRow(row, actor),
    QuestionList: await detail.questionList(db, request.language, row.AttemptID),
    History: await detail.attemptHistory(db, request.language, row.AttemptID),
    OtherNumbers: rows.filter((each) => each !== row).map((each) => each.Number),
    NextTraineeID: await detail.nextWaiting(db, row.ExamID, row.TraineeID),
  }
}
