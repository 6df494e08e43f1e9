import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { Handler } from '#platform/server/handler.ts'
import { attemptCalls as calls } from '../../../contract/calls.ts'
import { examSettings } from '../../exam-settings.ts'
import { lastSeq } from '../../store/papers/answers.ts'
import { findOwnAttempt } from '../../acts/own-attempt.ts'
import { asTraineeExam, isOpenTo, ownExams } from '../../store/trainee-exams.ts'

export const getAvailableExams: Handler<typeof calls.getAvailableExams> = async ({ db, actor, now, query }) => {
  const { graceMinutes } = await examSettings(db)
  // What somebody has entered of competitions stands on a page of theirs.
  let wanted = ownExams(db, actor, now, graceMinutes).where('e.competition_id', 'is', null)
  if (query.CourseClassID) wanted = wanted.where('e.class_id', '=', query.CourseClassID)
  if (query.CourseID) wanted = wanted.where('e.asked_course_id', '=', query.CourseID)
  const rows = await wanted.orderBy('e.starts_at', 'desc').orderBy('e.id').limit(200).execute()
  const shown = query.Open ? rows.filter((row) => isOpenTo(row, now)) : rows
  return { Items: shown.map((row) => asTraineeExam(row, now, graceMinutes)), Now: now.toISOString() }
}

export const getExamCover: Handler<typeof calls.getExamCover> = async ({ db, actor, now, query }) => {
  const { graceMinutes } = await examSettings(db)
  const row = await ownExams(db, actor, now, graceMinutes).where('e.code', '=', query.Code).executeTakeFirst()
  return row ? asTraineeExam(row, now, graceMinutes) : refuse(notFound)
}

export const getAttemptClock: Handler<typeof calls.getAttemptClock> = async ({ db, actor, now, query }) => {
  const attempt = await findOwnAttempt(db, actor, query.AttemptID)
  return {
    Now: now.toISOString(),
    Deadline: attempt.deadline,
    State: attempt.state,
    LastSeq: await lastSeq(db, attempt.id),
    LeftAt: attempt.left_at,
    PausedAt: attempt.paused_at,
  }
}
