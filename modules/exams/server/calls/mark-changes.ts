import type { Output } from '#platform/shared/call.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { changeAsked, changeOutOfDate, refuseDecision, refuseWithdrawal } from '#platform/shared/second-person.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import { paperCalls as calls } from '../../contract/calls.ts'
import { nothingChanges } from '../../contract/refusals.ts'
import { isBlank } from '../../rules/scoring.ts'
import { resultWith, settle } from '../settle.ts'
import { giveMarks, type Mark } from '../store/give-marks.ts'
import { addMarks, asGiven, listMarkChanges, markChanges, marksOf } from '../store/mark-changes.ts'
import type { PaperQuestion } from '../store/marks.ts'
import type { LockedPaper } from '../store/papers.ts'
import { paperFor } from './paper-for.ts'

export const getMarkChanges: Handler<typeof calls.getMarkChanges> = ({ db, actor, query, request }) =>
  listMarkChanges(db, actor, request.language, query)

const aboutOf = (paper: LockedPaper) => ({
  attemptId: paper.id,
  examId: paper.exam_id,
  classId: paper.class_id,
  traineeId: paper.trainee_id,
  attemptNumber: paper.number,
})

/** Writes down which marks of a paper that is out one person wants; the paper stays as it is. */
export async function askForMarks(
  { db, actor, now, record }: Pick<Asked<unknown>, 'db' | 'actor' | 'now' | 'record'>,
  paper: LockedPaper,
  questions: readonly PaperQuestion[],
  marks: readonly Mark[],
  reason: string,
): Promise<void> {
  // A blank answer bears no mark.
  const changed = questions.flatMap((question) => {
    const mark = marks.find((each) => each.ExamQuestionID === question.id)
    const stands = { from_score: question.score ?? 0, from_comment: question.comment }
    if (!mark || isBlank(question.given)) return []
    if (mark.Score === stands.from_score && mark.Comment === stands.from_comment) return []
    return [{ exam_question_id: question.id, ...stands, to_score: mark.Score, to_comment: mark.Comment }]
  })
  if (changed.length === 0) refuse(nothingChanges)
  const scores = new Map(changed.map((mark) => [mark.exam_question_id, mark.to_score]))
  const { percent, grade, score } = await resultWith(db, paper.id, scores)
  const more = { paper_version: paper.version, percent, grade }
  const id = (await markChanges.add(db, actor, { subjectId: paper.id, reason, now, more })) ?? refuse(changeAsked)
  await addMarks(db, id, changed)
  await record({
    kind: 'examMarkChangeAsked',
    subject: ['attempt', paper.id],
    data: { ...aboutOf(paper), changeId: id },
    before: { score: paper.score, percent: paper.percent, grade: paper.grade },
    after: { score, percent, grade, reason },
  })
}

/** The change and its paper, both locked; the paper first, as everywhere. */
async function requested(asked: Pick<Asked<never>, 'db' | 'actor'>, id: number) {
  const attemptId = (await markChanges.subjectOf(asked.db, id)) ?? refuse(notFound)
  const paper = await paperFor(asked, attemptId, 'mark')
  return { paper, change: await markChanges.lock(asked.db, id) }
}

export const decideMarkChange: Handler<typeof calls.decideMarkChange> = async (asked) => {
  const { db, actor, now, body, record, audit } = asked
  const { paper, change } = await requested({ db, actor }, body.ID)
  refuseDecision(change, actor, body)
  const answer = body.Reason || null
  await markChanges.decide(db, actor, change.id, body.Approve ? 'approved' : 'rejected', answer, now)
  const data = { ...aboutOf(paper), changeId: change.id, askedBy: change.asked_by }
  const subject = ['attempt', paper.id] as const
  const done: Output<typeof calls.decideMarkChange> = { Done: true }
  if (!body.Approve) {
    await record({ kind: 'examMarkChangeRejected', subject, data, after: { reason: answer } })
    return done
  }
  if (paper.version !== change.paper_version) refuse(changeOutOfDate)
  const marks = await marksOf(db, change.id)
  await giveMarks(db, change.asked_by, paper.id, marks.map(asGiven), change.reason, now)
  const { score, percent, grade } = await settle(db, paper.id, 'final')
  // What the second person agreed to, or nothing: how papers are added up may have been set otherwise meanwhile.
  if (percent !== change.percent || grade !== change.grade) refuse(changeOutOfDate)
  for (const mark of marks) {
    await audit({
      kind: 'answerMarkChanged',
      subject,
      data: { examId: paper.exam_id, examQuestionId: mark.exam_question_id, changeId: change.id },
      before: { score: mark.from_score, comment: mark.from_comment },
      after: { score: mark.to_score, comment: mark.to_comment },
    })
  }
  await record({
    kind: 'examMarkChanged',
    subject,
    data,
    before: { score: paper.score, percent: paper.percent, grade: paper.grade },
    after: { score, percent, grade, reason: change.reason },
  })
  return done
}

export const withdrawMarkChange: Handler<typeof calls.withdrawMarkChange> = async ({
  db,
  actor,
  now,
  body,
  record,
}) => {
  const { paper, change } = await requested({ db, actor }, body.ID)
  refuseWithdrawal(change, actor)
  await markChanges.decide(db, actor, change.id, 'withdrawn', null, now)
  await record({
    kind: 'examMarkChangeWithdrawn',
    subject: ['attempt', paper.id],
    data: { ...aboutOf(paper), changeId: change.id },
  })
  return { Done: true }
}
