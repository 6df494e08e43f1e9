import { writeAct } from '#platform/server/acts/write-act.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { Database } from '#platform/server/database.ts'
import type { Handler } from '#platform/server/handler.ts'
import { attemptCalls as calls } from '../../../contract/calls.ts'
import { attemptClosed, otherDevice } from '../../../contract/refusals.ts'
import { isLive } from '../../../rules/attempt-states.ts'
import { isBlank } from '../../../rules/scoring.ts'
import { autoSubmit, finaliseSettled } from '../../acts/closing.ts'
import { lockOwnAttempt } from '../../acts/own-attempt.ts'
import { columnsOf, settle } from '../../acts/settle.ts'
import { noun } from '../../acts/nouns/sitting-noun.ts'
import { noteAttempt, type LockedAttempt } from '../../store/papers/attempts.ts'
import { paperQuestions } from '../../store/papers/marks.ts'

export const submitExam: Handler<typeof calls.submitExam> = async (asked) => {
  const { db, actor, now, body } = asked
  const attempt = await lockOwnAttempt(db, actor, body.AttemptID)
  if (!isLive(attempt.state)) {
    if (attempt.state === 'voided') refuse(attemptClosed, { state: attempt.state, finishKind: attempt.finish_kind })
    return reply(db, attempt, now)
  }
  if (attempt.device_key !== body.DeviceKey) refuse(otherDevice)
  if (new Date(attempt.deadline) < now) {
    await autoSubmit(db, attempt)
    return reply(db, { ...attempt, finish_kind: 'autoSubmitted', finished_at: attempt.deadline }, now)
  }
  await writeAct(asked, noun, attempt, 'submitExam', {
    set: { ...columnsOf(await settle(db, attempt.id)), finish_kind: 'submitted', finished_at: now, left_at: null },
  })
  await noteAttempt(db, attempt.id, 'submitted', now, actor.userId)
  // A repeat whose marks the machine gave alone needs nobody: the exam's results are out already.
  await finaliseSettled(db, attempt.exam_id, now)
  return reply(db, { ...attempt, finish_kind: 'submitted', finished_at: now.toISOString() }, now)
}

/** How the paper was handed in; what became of it since is not for the trainee yet. */
async function reply(db: Database, attempt: LockedAttempt, now: Date) {
  const questions = await paperQuestions(db, attempt.id)
  return {
    Now: now.toISOString(),
    Deadline: attempt.deadline,
    State: attempt.finish_kind ?? ('submitted' as const),
    FinishedAt: attempt.finished_at ?? attempt.deadline,
    Answered: questions.filter((question) => !isBlank(question.given)).length,
    Questions: questions.length,
  }
}
