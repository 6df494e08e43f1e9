import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import type { Handler } from '#platform/server/handler.ts'
import { paperCalls as calls } from '../../contract/calls.ts'
import { deadlineOf } from '../../rules/clock.ts'
import { isLive } from '../../rules/attempt-states.ts'
import { examStateAt, mayGrantTime } from '../../rules/exam-states.ts'
import { examSettings } from '../exam-settings.ts'
import { changeAttempt, lockNewest, noteAttempt } from '../store/attempts.ts'
import { candidate, setExtraTime } from '../store/candidates.ts'
import { examTrainees } from '../store/exam-trainees.ts'
import { examRows, withActions } from '../store/exams.ts'
import { paperFor } from './paper-for.ts'

export const getExamTrainees: Handler<typeof calls.getExamTrainees> = async ({ db, actor, now, query }) => {
  const { graceMinutes } = await examSettings(db)
  const row = await examRows(db, actor, now, graceMinutes)
    .where('e.id', '=', query.courseClassExamID)
    .executeTakeFirst()
  if (!row) refuse(notFound)
  const exam = withActions(row, actor)
  return {
    ExamID: exam.ID,
    Code: exam.Code,
    ExamName: exam.ExamName,
    CourseClassID: exam.CourseClassID,
    ClassCode: exam.ClassCode,
    CourseName: exam.CourseName,
    State: exam.State,
    Version: exam.Version,
    Actions: exam.Actions,
    Trainees: await examTrainees(db, actor, row),
  }
}

export const moveDevice: Handler<typeof calls.moveDevice> = async ({ db, actor, now, body, record }) => {
  const paper = await paperFor({ db, actor }, body.AttemptID, 'moveDevice')
  await changeAttempt(db, paper.id, { state: 'interrupted', device_key: '', left_at: null })
  await noteAttempt(db, paper.id, 'deviceMoved', now, actor.userId, { reason: body.Reason })
  await record({
    kind: 'examDeviceMoved',
    subject: ['attempt', paper.id],
    data: { attemptId: paper.id, examId: paper.exam_id, traineeId: paper.trainee_id },
  })
  return { Done: true }
}

export const grantTime: Handler<typeof calls.grantTime> = async ({ db, actor, now, body, record }) => {
  const person = await candidate(db, actor, body.ExamID, body.TraineeID)
  const { graceMinutes } = await examSettings(db)
  const state = examStateAt(person.exam, now, graceMinutes)
  // Over is over: nobody may be given a different paper than was sat, nor a second chance by the back door.
  if (!mayGrantTime(state)) refuse(notNow, { action: 'grantTime', state })
  const time = { extraPercent: body.ExtraPercent, pauseSeconds: body.PauseMinutes * 60 }
  await setExtraTime(db, actor, person, time, body.Reason, now)
  const attempt = await lockNewest(db, person.examId, person.registrationId)
  await record({
    kind: 'examTimeGranted',
    subject: ['exam', person.examId],
    data: { examId: person.examId, traineeId: body.TraineeID },
    after: { extraPercent: body.ExtraPercent, pauseMinutes: body.PauseMinutes, reason: body.Reason },
  })
  if (!attempt || !isLive(attempt.state)) return { Deadline: null }
  const deadline = deadlineOf({
    ...time,
    startedAt: new Date(attempt.started_at),
    minutes: attempt.minutes,
    closesAt: new Date(attempt.closes_at),
  })
  await changeAttempt(db, attempt.id, { deadline })
  await noteAttempt(db, attempt.id, 'timeGranted', now, actor.userId, { ...time, reason: body.Reason })
  return { Deadline: deadline.toISOString() }
}
