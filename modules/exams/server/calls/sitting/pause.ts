import { writeAct } from '#platform/server/acts/write-act.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import type { Handler } from '#platform/server/handler.ts'
import type { paperCalls as calls } from '../../../contract/calls.ts'
import { deadlineOf } from '../../../rules/clock.ts'
import { noun as papers } from '../../acts/nouns/paper-noun.ts'
import { paperFor } from '../../acts/paper-for.ts'
import { grantedTime } from '../../store/candidates.ts'
import { noteAttempt } from '../../store/papers/attempts.ts'
import * as store from '../../store/papers/watch.ts'

export const watchExam: Handler<typeof calls.watchExam> = async ({ db, actor, body }) =>
  (await store.watchExam(db, actor, body.ExamID)) ? { Done: true } : refuse(notFound)

export const pauseAttempt: Handler<typeof calls.pauseAttempt> = async (asked) => {
  const { db, actor, now, body } = asked
  // Whoever may move a running paper to another device may stop its clock.
  const paper = await paperFor({ db, actor }, body.AttemptID, 'moveDevice')
  if (paper.paused_at !== null || new Date(paper.deadline) <= now)
    refuse(notNow, { action: 'pauseAttempt', state: paper.state })
  // Until it goes on nothing but the end of the exam ends it, and being away counts for nothing.
  const set = {
    paused_at: now,
    deadline: new Date(paper.closes_at),
    left_at: null,
    ...(paper.left_at !== null && { state: 'inProgress' as const }),
  }
  await writeAct(asked, papers, paper, 'pauseAttempt', { set, reason: body.Reason })
  await noteAttempt(db, paper.id, 'paused', now, actor.userId, { reason: body.Reason })
  await store.tellSitter(db, paper)
  return { Done: true }
}

export const resumeAttempt: Handler<typeof calls.resumeAttempt> = async (asked) => {
  const { db, actor, now, body } = asked
  const paper = await paperFor({ db, actor }, body.AttemptID, 'moveDevice')
  if (paper.paused_at === null) refuse(notNow, { action: 'resumeAttempt', state: paper.state })
  const seconds = Math.ceil((now.getTime() - new Date(paper.paused_at).getTime()) / 1000)
  const granted = await grantedTime(db, paper)
  const pausedSeconds = paper.paused_seconds + seconds
  const deadline = deadlineOf({
    startedAt: new Date(paper.started_at),
    minutes: paper.minutes,
    closesAt: new Date(paper.closes_at),
    extraPercent: granted.extraPercent,
    pauseSeconds: granted.pauseSeconds + pausedSeconds,
  })
  await writeAct(asked, papers, paper, 'resumeAttempt', {
    set: { paused_at: null, paused_seconds: pausedSeconds, deadline, left_at: null },
  })
  await noteAttempt(db, paper.id, 'letGoOn', now, actor.userId, { pauseSeconds: seconds })
  await store.tellSitter(db, paper)
  return { Deadline: deadline.toISOString() }
}
