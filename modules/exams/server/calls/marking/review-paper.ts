import { writeAct } from '#platform/server/acts/write-act.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { paperCalls as calls } from '../../../contract/calls.ts'
import { answersStay, ownPaper } from '../../../contract/refusals.ts'
import { givenBackUntil } from '../../../rules/repeats.ts'
import type { AttemptFacts } from '../../acts/attempt.ts'
import { noun } from '../../acts/nouns/paper-noun.ts'
import { noun as repeats } from '../../acts/nouns/repeat-noun.ts'
import { paperFor } from '../../acts/paper-for.ts'
import { columnsOf, settle } from '../../acts/settle.ts'
import { noteAttempt } from '../../store/papers/attempts.ts'
import { archivable } from '../../store/papers/old-answers.ts'
import { usedBy } from '../../store/repeats/repeats.ts'

export const reviewViolation: Handler<typeof calls.reviewViolation> = async (asked) => {
  const { db, actor, now, body } = asked
  const { Verdict, Reason: reason } = body
  const paper = await paperFor({ db, actor }, body.AttemptID, Verdict, body.Version)
  // A fail that stands stays as it is when the exam's results become final.
  const standing =
    Verdict === 'uphold' ? { state: 'final' as const, result: 'final' as const } : columnsOf(await settle(db, paper.id))
  await writeAct(asked, noun, paper, Verdict, { set: { ...standing, review_reason: reason }, reason })
  await noteAttempt(db, paper.id, Verdict === 'uphold' ? 'upheld' : 'reopened', now, actor.userId, { reason })
  return { ID: paper.id, Version: paper.version + 1, State: standing.state }
}

/** A repeat whose paper does not count was not sat: it may be begun again. */
async function giveRepeatBack(
  asked: Pick<Asked<unknown>, 'db' | 'now' | 'record'>,
  { id: attemptId, exam_id: examId, trainee_id: traineeId, ...paper }: AttemptFacts,
): Promise<void> {
  const used = await usedBy(asked.db, attemptId)
  if (!used) return
  const { class_id, course_id, competition_id } = paper
  const until = givenBackUntil(new Date(used.expires_at), new Date(used.started_at), asked.now)
  const repeat = { id: used.id, examId, traineeId, class_id, course_id, competition_id }
  await writeAct(asked, repeats, repeat, 'giveRepeatBack', { set: { state: 'granted', expires_at: until } })
}

export const voidAttempt: Handler<typeof calls.voidAttempt> = async (asked) => {
  const { db, actor, now, body } = asked
  const reason = body.Reason
  const paper = await paperFor({ db, actor }, body.AttemptID, 'voidAttempt', body.Version)
  const set = { state: 'voided' as const, finish_kind: 'voided' as const, review_reason: reason }
  await writeAct(asked, noun, paper, 'voidAttempt', { set, reason })
  await noteAttempt(db, paper.id, 'voided', now, actor.userId, { reason })
  await giveRepeatBack(asked, paper)
  return { Done: true }
}

export const archiveAnswers: Handler<typeof calls.archiveAnswers> = async (asked) => {
  const { db, actor, now, query } = asked
  if (query.TraineeID === actor.traineeId) refuse(ownPaper)
  const papers = (await archivable(db, actor, query.CourseClassExamID, query.TraineeID)) ?? refuse(notFound)
  if (papers.some((paper) => !paper.mayGo)) refuse(answersStay)
  for (const paper of papers) {
    await writeAct(asked, noun, paper, 'archiveAnswers', {
      set: { state: 'voided' },
      ...(query.Reason !== '' && { reason: query.Reason }),
    })
    await noteAttempt(db, paper.id, 'voided', now, actor.userId, {
      oldAnswers: true,
      ...(query.Reason !== '' && { reason: query.Reason }),
    })
    await giveRepeatBack(asked, paper)
  }
  return { Done: true }
}
