import { changedMeanwhile, notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { writeAct, writeTold } from '#platform/server/acts/write-act.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { examCalls, paperCalls as calls } from '../../../contract/calls.ts'
import { deadlineOf } from '../../../rules/clock.ts'
import { isLive } from '../../../rules/attempt-states.ts'
import { examStateAt, mayGrantTime } from '../../../rules/exam-states.ts'
import { areSittersHidden } from '../../../rules/marking/names.ts'
import { examSettings } from '../../exam-settings.ts'
import { candidate } from '../../acts/candidate.ts'
import { noun as exams } from '../../acts/nouns/exam-noun.ts'
import { paperFor } from '../../acts/paper-for.ts'
import { noun as papers } from '../../acts/nouns/paper-noun.ts'
import { changeAttempt, lockNewest, noteAttempt, type LockedAttempt } from '../../store/papers/attempts.ts'
import { arrangedPercent } from '../../store/access-arrangements.ts'
import { grantArranged, setExtraTime } from '../../store/candidates.ts'
import { examTrainees, stateOfClass } from '../../store/exam-trainees.ts'
import { findExam, withActions } from '../../store/exams.ts'
import { tellSitter } from '../../store/papers/watch.ts'
import { reachesPaper } from '../../store/reach.ts'
import { repeats } from '../../store/repeats/repeats.ts'

export const getExamTrainees: Handler<typeof calls.getExamTrainees> = async ({ db, actor, now, request, query }) => {
  const settings = await examSettings(db)
  const row = await findExam(db, { actor, now, ...settings }, query.courseClassExamID)
    .where(reachesPaper(actor))
    .executeTakeFirst()
  if (!row) refuse(notFound)
  const exam = withActions(row, actor)
  return {
    ExamID: exam.ID,
    Code: exam.Code,
    ExamName: exam.ExamName,
    CourseClassID: exam.CourseClassID,
    CompetitionID: exam.CompetitionID,
    ClassCode: exam.ClassCode,
    CourseName: exam.CourseName,
    ClassState: await stateOfClass(db, exam.CourseClassID),
    State: exam.State,
    Now: now.toISOString(),
    Questions: exam.Questions,
    Version: exam.Version,
    Actions: exam.Actions,
    Trainees: await examTrainees(db, actor, row, {
      hidden: areSittersHidden(settings.namesHidden, row.State),
      now,
      language: request.language,
    }),
  }
}

export const moveDevice: Handler<typeof calls.moveDevice> = async (asked) => {
  const { db, actor, now, body } = asked
  const reason = body.Reason
  const paper = await paperFor({ db, actor }, body.AttemptID, 'moveDevice')
  const set = { state: 'interrupted' as const, device_key: '', left_at: null }
  await writeAct(asked, papers, paper, 'moveDevice', { set, reason })
  await noteAttempt(db, paper.id, 'deviceMoved', now, actor.userId, { reason })
  await tellSitter(db, paper)
  return { Done: true }
}

export const grantTime: Handler<typeof examCalls.grantTime> = async (asked) => {
  const { db, actor, now, body } = asked
  const person = await candidate(db, actor, body.ExamID, body.TraineeID)
  const { graceMinutes } = await examSettings(db)
  const state = examStateAt(person.exam, now, graceMinutes)
  // Over is over: nobody may be given a different paper than was sat, nor a second chance by the back door.
  if (!mayGrantTime(state) && !(await repeats(db, person, now))) refuse(notNow, { action: 'grantTime', state })
  const granted = { extraPercent: body.ExtraPercent, pauseSeconds: body.PauseMinutes * 60 }
  const seen = body.SeenGrantedAt
  if (!(await setExtraTime(db, actor, person, { ...granted, seen }, body.Reason, now))) refuse(changedMeanwhile)
  const attempt = await lockNewest(db, person)
  const isRunning = attempt !== null && isLive(attempt.state)
  // A paper that has not begun counts what is arranged by itself. A running one has it already, and nobody loses that by
  // being given time.
  const arranged = isRunning ? await arrangedPercent(db, body.TraineeID, now) : 0
  const time = { ...granted, extraPercent: Math.max(granted.extraPercent, arranged) }
  if (time.extraPercent > granted.extraPercent) await grantArranged(db, person, time.extraPercent)
  const deadline = isRunning ? await moveDeadline(asked, attempt, time) : null
  await writeTold(asked, exams, person, 'grantTime', {
    data: { traineeId: body.TraineeID },
    before: {
      extraPercent: person.granted.extraPercent,
      pauseMinutes: person.granted.pauseSeconds / 60,
      ...(deadline && { deadline: attempt!.deadline }),
    },
    after: {
      extraPercent: time.extraPercent,
      pauseMinutes: body.PauseMinutes,
      ...(deadline && { deadline }),
      reason: body.Reason,
    },
  })
  return { Deadline: deadline }
}

/** The running paper's deadline by the time that its trainee has now. */
async function moveDeadline(
  { db, actor, now, body }: Asked<Argument<typeof examCalls.grantTime>>,
  attempt: LockedAttempt,
  time: { extraPercent: number; pauseSeconds: number },
): Promise<string> {
  const deadline = deadlineOf({
    extraPercent: time.extraPercent,
    pauseSeconds: time.pauseSeconds + attempt.paused_seconds,
    startedAt: new Date(attempt.started_at),
    minutes: attempt.minutes,
    closesAt: new Date(attempt.closes_at),
  })
  // While its clock stands still the paper ends with the exam; what it was given counts once it goes on.
  const ends = attempt.paused_at === null ? deadline : new Date(attempt.closes_at)
  await changeAttempt(db, attempt.id, { deadline: ends })
  await noteAttempt(db, attempt.id, 'timeGranted', now, actor.userId, { ...time, reason: body.Reason })
  await tellSitter(db, attempt)
  return ends.toISOString()
}
