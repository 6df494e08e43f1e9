import type { Handler } from '#platform/server/handler.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { paperCalls as calls } from '../../contract/calls.ts'
import { answersStay } from '../../contract/refusals.ts'
import { settle } from '../settle.ts'
import { changeAttempt, noteAttempt } from '../store/attempts.ts'
import { archivable } from '../store/old-answers.ts'
import { paperFor } from './paper-for.ts'

export const reviewViolation: Handler<typeof calls.reviewViolation> = async ({ db, actor, now, body, record }) => {
  const paper = await paperFor({ db, actor }, body.AttemptID, body.Verdict, body.Version)
  const data = { attemptId: paper.id, examId: paper.exam_id, classId: paper.class_id, traineeId: paper.trainee_id }
  const before = { paperState: paper.state }
  if (body.Verdict === 'uphold') {
    // The fail stands: nothing of it changes when the exam's results become final.
    const version = await changeAttempt(db, paper.id, { state: 'final', result: 'final', review_reason: body.Reason })
    await noteAttempt(db, paper.id, 'upheld', now, actor.userId, { reason: body.Reason })
    const after = { paperState: 'final', reason: body.Reason }
    await record({ kind: 'examViolationUpheld', subject: ['attempt', paper.id], data, before, after })
    return { ID: paper.id, Version: version, State: 'final' as const }
  }
  await changeAttempt(db, paper.id, { review_reason: body.Reason })
  await noteAttempt(db, paper.id, 'reopened', now, actor.userId, { reason: body.Reason })
  const settled = await settle(db, paper.id)
  const after = { paperState: settled.state, reason: body.Reason }
  await record({ kind: 'examViolationLifted', subject: ['attempt', paper.id], data, before, after })
  return { ID: paper.id, Version: settled.version, State: settled.state }
}

export const voidAttempt: Handler<typeof calls.voidAttempt> = async ({ db, actor, now, body, record }) => {
  const paper = await paperFor({ db, actor }, body.AttemptID, 'void', body.Version)
  await changeAttempt(db, paper.id, { state: 'voided', finish_kind: 'voided', review_reason: body.Reason })
  await noteAttempt(db, paper.id, 'voided', now, actor.userId, { reason: body.Reason })
  await record({
    kind: 'examAttemptVoided',
    subject: ['attempt', paper.id],
    data: { attemptId: paper.id, examId: paper.exam_id, classId: paper.class_id, traineeId: paper.trainee_id },
    before: { paperState: paper.state },
    after: { paperState: 'voided', reason: body.Reason },
  })
  return { Done: true }
}

export const deleteOldAnswers: Handler<typeof calls.deleteOldAnswers> = async ({ db, actor, now, query, record }) => {
  const papers = await archivable(db, actor, query.CourseClassExamID, query.TraineeID)
  const stays = papers.find((paper) => !paper.mayGo)
  if (stays) refuse(answersStay)
  for (const paper of papers) {
    await changeAttempt(db, paper.id, { state: 'voided' })
    await noteAttempt(db, paper.id, 'voided', now, actor.userId, { oldAnswers: true })
    await record({
      kind: 'examAnswersArchived',
      subject: ['attempt', paper.id],
      data: { attemptId: paper.id, examId: query.CourseClassExamID, traineeId: query.TraineeID },
    })
  }
  return { Done: true }
}
