import { isDeepStrictEqual } from 'node:util'
import type { Argument } from '#platform/shared/call.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { Database } from '#platform/server/database.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import { triedAtOnce, type AskedAtOnce } from '#platform/server/http/limits/at-once.ts'
import { attemptCalls as calls } from '../../../contract/calls.ts'
import { attemptClosed, examPaused, notInThisExam, otherDevice, seqReused } from '../../../contract/refusals.ts'
import { isLive } from '../../../rules/attempt-states.ts'
import { lateness } from '../../../rules/clock.ts'
import { autoSubmit } from '../../acts/closing.ts'
import { lockOwnAttempt } from '../../acts/own-attempt.ts'
import { settleAnew } from '../../acts/settle.ts'
import { examSettings } from '../../exam-settings.ts'
import type { LockedAttempt } from '../../store/papers/attempts.ts'
import { keepAtOnce } from '../../store/papers/answer-at-once.ts'
import { unfitting } from '../../store/papers/fitting-answers.ts'
import { appendEvents, countNewest, eventsOf, lastSeq, type AnswerEvent } from '../../store/papers/answers.ts'

type Asking = Asked<Argument<typeof calls.saveAnswers>>

/** One answer in time, as nearly all are: one statement. Null where anything is out of the ordinary. */
async function saveAtOnce({ db, actor, now, body }: AskedAtOnce<Asking>) {
  const [given, another] = body.Answers
  if (!given || another) return null
  const paper = await keepAtOnce(db, {
    attempt: body.AttemptID,
    trainee: actor.traineeId ?? 0,
    device: body.DeviceKey,
    now,
    seq: given.Seq,
    question: given.ExamQuestionID,
    answer: given.Answer,
    at: given.AnsweredAt,
  })
  if (!paper) return null
  return {
    Acknowledged: [given.Seq],
    Refused: [],
    Late: [],
    NotCounted: [],
    LastSeq: paper.lastSeq,
    Now: now.toISOString(),
    Deadline: paper.deadline,
    State: paper.state,
  }
}

async function save({ db, actor, now, body }: Asking) {
  const attempt = await lockOwnAttempt(db, actor, body.AttemptID)
  const rest = restOf(attempt)
  if (!rest) refuse(attemptClosed, { state: attempt.state, finishKind: attempt.finish_kind })
  if (attempt.device_key !== body.DeviceKey) refuse(otherDevice)

  const { deadline, mayCount } = rest
  const pausedAt = attempt.paused_at === null ? null : new Date(attempt.paused_at)
  const { graceMinutes } = now > deadline || pausedAt ? await examSettings(db) : { graceMinutes: 0 }
  const given = body.Answers.map((answer): AnswerEvent => {
    const answeredAt = new Date(answer.AnsweredAt)
    const { isLate, counted } = lateness({ receivedAt: now, answeredAt, deadline, pausedAt, graceMinutes })
    // a browser whose clock runs ahead must not date an answer into the future
    const at = (answeredAt > now ? now : answeredAt).toISOString()
    return {
      seq: answer.Seq,
      question: answer.ExamQuestionID,
      answer: answer.Answer,
      at,
      late: isLate || !mayCount,
      counted: counted && mayCount,
    }
  })
  // All of them stay in the browser until the clock goes on, and count then: nothing that was answered is lost.
  if (pausedAt && now <= deadline && given.some((event) => !event.counted)) refuse(examPaused)
  const refused = await unfitting(db, attempt.exam_id, given)
  const events = given.filter((event) => !refused.has(event.seq))
  const added = await appendEvents(db, attempt.id, attempt.exam_id, now, events)
  const stored = await known(db, attempt, events, added)
  if (added.size > 0) await countNewest(db, attempt.id, [...added])
  const counting = events.some((event) => event.counted && added.has(event.seq))
  const state = now > deadline ? await afterDeadline(db, attempt, counting) : attempt.state
  return {
    Acknowledged: events.map((event) => event.seq),
    Refused: [...refused],
    Late: stored.filter((event) => event.is_late).map((event) => event.seq),
    NotCounted: stored.filter((event) => !event.counted).map((event) => event.seq),
    LastSeq: await lastSeq(db, attempt.id),
    Now: now.toISOString(),
    Deadline: attempt.deadline,
    State: state,
  }
}

export const saveAnswers: Handler<typeof calls.saveAnswers> = triedAtOnce(saveAtOnce, save)

/** How the answers stand in the log. A number that holds another answer, or a foreign question, refuses the lot. */
async function known(
  db: Database,
  attempt: LockedAttempt,
  events: readonly AnswerEvent[],
  added: ReadonlySet<number>,
): Promise<{ seq: number; is_late: boolean; counted: boolean }[]> {
  // Of two that were sent under one number at most one is in the log: which of them, the log says.
  const areSingle = new Set(events.map((event) => event.seq)).size === events.length
  const fresh = events.filter((event) => areSingle && added.has(event.seq))
  const freshFacts = fresh.map((event) => ({ seq: event.seq, is_late: event.late, counted: event.counted }))
  if (fresh.length === events.length) return freshFacts
  const rest = events.filter((event) => !fresh.includes(event))
  const stored = await eventsOf(
    db,
    attempt.id,
    rest.map((event) => event.seq),
  )
  for (const event of rest) {
    const there = stored.find((each) => each.seq === event.seq)
    if (!there) refuse(notInThisExam)
    if (there.exam_question_id !== event.question || !isDeepStrictEqual(there.answer, event.answer)) {
      refuse(seqReused, { nextSeq: (await lastSeq(db, attempt.id)) + 1 })
    }
  }
  return [...freshFacts, ...stored]
}

/**
 * Until when what was given counts, if the paper keeps anything still: one that was handed in does not. One that the
 * clock or a violation closed keeps what was given before; what comes once the result is final is kept beside it.
 */
function restOf(attempt: LockedAttempt): { deadline: Date; mayCount: boolean } | null {
  const deadline = new Date(attempt.deadline)
  if (isLive(attempt.state)) return { deadline, mayCount: true }
  if (attempt.state === 'voided') return null
  if (attempt.finish_kind === 'autoSubmitted') return { deadline, mayCount: attempt.state !== 'final' }
  if (attempt.finish_kind !== 'closedViolation') return null
  return { deadline: new Date(attempt.finished_at ?? attempt.deadline), mayCount: attempt.state === 'closedViolation' }
}

/** Late answers close an overdue paper, or are marked with what was handed in already. */
async function afterDeadline(db: Database, attempt: LockedAttempt, changed: boolean) {
  if (attempt.finish_kind === 'closedViolation') return 'closedViolation' as const
  if (isLive(attempt.state)) await autoSubmit(db, attempt)
  else if (changed) await settleAnew(db, attempt.id, attempt.state === 'marked' ? 'marked' : undefined)
  return 'autoSubmitted' as const
}
