import { writeAct } from '#platform/server/acts/write-act.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { Handler } from '#platform/server/handler.ts'
import { attemptCalls as calls } from '../../../contract/calls.ts'
import { attemptClosed, otherDevice } from '../../../contract/refusals.ts'
import { isLive } from '../../../rules/attempt-states.ts'
import { isSameReturn, judgeReturn, possibleDelay, secondsToReturn } from '../../../rules/clock.ts'
import { lockOwnAttempt } from '../../acts/own-attempt.ts'
import { noun } from '../../acts/nouns/sitting-noun.ts'
import {
  changeAttempt,
  lastBackInExam,
  lastReturn,
  noteAttempt,
  type LockedAttempt,
} from '../../store/papers/attempts.ts'

const clockOf = (attempt: Pick<LockedAttempt, 'deadline' | 'state'>, now: Date) => ({
  Now: now.toISOString(),
  Deadline: attempt.deadline,
  State: attempt.state,
})
const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000)

export const leaveExamMode: Handler<typeof calls.leaveExamMode> = async ({ db, actor, now, body }) => {
  const attempt = await lockOwnAttempt(db, actor, body.AttemptID)
  if (!isLive(attempt.state)) refuse(attemptClosed, { state: attempt.state, finishKind: attempt.finish_kind })
  if (attempt.device_key !== body.DeviceKey) refuse(otherDevice)
  const delaySeconds = possibleDelay(body.DelaySeconds, { startedAt: new Date(attempt.started_at), now })
  const leftAt = attempt.left_at ? new Date(attempt.left_at) : before(now, delaySeconds)
  const ReturnBy = new Date(leftAt.getTime() + secondsToReturn * 1000).toISOString()
  // Nobody is watched while the clock stands still.
  if (attempt.exam_mode && !attempt.left_at && attempt.paused_at === null) {
    // Held up until after the return that it belongs to, it is noted and begins nothing.
    const back = delaySeconds > 0 ? await lastBackInExam(db, attempt.id) : null
    if (back && leftAt <= back) {
      const data = { delaySeconds: Math.round(delaySeconds), afterReturn: true }
      await noteAttempt(db, attempt.id, 'left', leftAt, actor.userId, data)
      return { ...clockOf(attempt, now), ReturnBy }
    }
    await changeAttempt(db, attempt.id, { state: 'interrupted', left_at: leftAt })
    await noteAttempt(db, attempt.id, 'left', leftAt, actor.userId)
    return { ...clockOf({ ...attempt, state: 'interrupted' }, now), ReturnBy }
  }
  return { ...clockOf(attempt, now), ReturnBy }
}

export const returnToExamMode: Handler<typeof calls.returnToExamMode> = async (asked) => {
  const { db, actor, now, body } = asked
  const attempt = await lockOwnAttempt(db, actor, body.AttemptID)
  if (attempt.state === 'closedViolation') return { ...clockOf(attempt, now), InTime: false }
  if (!isLive(attempt.state)) refuse(attemptClosed, { state: attempt.state, finishKind: attempt.finish_kind })
  if (attempt.device_key !== body.DeviceKey) refuse(otherDevice)
  if (!attempt.exam_mode || attempt.paused_at !== null) return { ...clockOf(attempt, now), InTime: true }

  const leftAt = attempt.left_at ? new Date(attempt.left_at) : null
  const away = { awaySeconds: Math.round(body.AwaySeconds * 10) / 10, delaySeconds: Math.round(body.DelaySeconds) }
  // Said again, as its answer was lost.
  if (leftAt === null && isSameReturn(await lastReturn(db, attempt.id), { ...away, now }))
    return { ...clockOf(attempt, now), InTime: true }
  const { inTime, ...remarks } = judgeReturn({
    leftAt,
    now,
    awaySeconds: body.AwaySeconds,
    delaySeconds: body.DelaySeconds,
  })
  const data = { ...away, ...remarks }
  if (inTime) {
    await changeAttempt(db, attempt.id, { state: 'inProgress', left_at: null })
    await noteAttempt(db, attempt.id, 'returned', now, actor.userId, data)
    return { ...clockOf({ ...attempt, state: 'inProgress' }, now), InTime: true }
  }
  await writeAct(asked, noun, attempt, 'closeByViolation', {
    set: {
      state: 'closedViolation',
      finish_kind: 'closedViolation',
      finished_at: now,
      percent: 0,
      grade: 'fail',
      result: 'initial',
    },
  })
  await noteAttempt(db, attempt.id, 'closedViolation', now, actor.userId, data)
  return { ...clockOf({ ...attempt, state: 'closedViolation' }, now), InTime: false }
}
