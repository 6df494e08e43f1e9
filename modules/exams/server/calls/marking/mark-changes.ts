import { writeAct, writeTold } from '#platform/server/acts/write-act.ts'
import type { Handler } from '#platform/server/handler.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { changeOutOfDate, refuseDecision, refuseWithdrawal } from '#platform/shared/record/second-person.ts'
import { paperCalls as calls } from '../../../contract/calls.ts'
import { auditMarks } from '../../acts/marking/answer-marks.ts'
import { requestedChange } from '../../acts/mark-changes.ts'
import { noun } from '../../acts/nouns/paper-noun.ts'
import { columnsOf, settle } from '../../acts/settle.ts'
import { giveMarks } from '../../store/papers/give-marks.ts'
import { asGiven, listMarkChanges, markChanges, marksOf } from '../../store/papers/mark-changes.ts'

export const getMarkChanges: Handler<typeof calls.getMarkChanges> = ({ db, actor, query, request }) =>
  listMarkChanges(db, { actor, language: request.language }, query)

export const decideMarkChange: Handler<typeof calls.decideMarkChange> = async (asked) => {
  const { db, actor, now, body } = asked
  const { paper, change } = await requestedChange({ db, actor }, body.ID)
  refuseDecision(change, actor, body)
  const answer = body.Reason || null
  await markChanges.decide(db, actor, change.id, body.Approve ? 'approved' : 'rejected', answer, now)
  const data = { attemptNumber: paper.number, changeId: change.id, askedBy: change.asked_by }
  if (!body.Approve) {
    await writeTold(asked, noun, paper, 'rejectMarkChange', { data, after: { reason: answer } })
    return { Done: true }
  }
  if (paper.version !== change.paper_version) refuse(changeOutOfDate)
  const marks = await marksOf(db, change.id)
  await giveMarks(db, change.asked_by, paper.id, marks.map(asGiven), change.reason, now)
  const settled = await settle(db, paper.id, 'final')
  // What the second person agreed to, or nothing: how papers are added up may have been set otherwise meanwhile.
  if (settled.percent !== change.percent || settled.grade !== change.grade) refuse(changeOutOfDate)
  await auditMarks(asked, paper, marks, { changeId: change.id })
  await writeAct(asked, noun, paper, 'approveMarkChange', { set: columnsOf(settled), reason: change.reason, data })
  return { Done: true }
}

export const withdrawMarkChange: Handler<typeof calls.withdrawMarkChange> = async (asked) => {
  const { db, actor, now, body } = asked
  const { paper, change } = await requestedChange({ db, actor }, body.ID)
  refuseWithdrawal(change, actor)
  await markChanges.decide(db, actor, change.id, 'withdrawn', null, now)
  const data = { attemptNumber: paper.number, changeId: change.id }
  await writeTold(asked, noun, paper, 'withdrawMarkChange', { data })
  return { Done: true }
}
