import type { Asked, Handler } from '#platform/server/handler.ts'
import type { Argument } from '#platform/shared/call.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import type { planningCalls } from '../../contract/calls.ts'
import { mayAnswer } from '../../rules/plan-states.ts'
import { keepAccepted, slotOf } from '../store/accepted-slots.ts'
import { answer, instructorsOfRow } from '../store/plan-instructors.ts'
import { lockRow, raiseVersion } from '../store/plan-row-changes.ts'
import { codeOf } from '../store/plan-row-moves.ts'
import { rowsToAnswer } from '../store/rows-to-answer.ts'

export const getAllAnnualPlanNotConfirmed: Handler<typeof planningCalls.getAllAnnualPlanNotConfirmed> = ({
  db,
  actor,
}) => (actor.instructorId === null ? [] : rowsToAnswer(db, actor.instructorId))

type AnswerAsked = Pick<
  Asked<Argument<typeof planningCalls.acceptPlanRow>>,
  'db' | 'actor' | 'now' | 'query' | 'record'
>

async function decide(
  { db, actor, now, query, record }: AnswerAsked,
  state: 'accepted' | 'rejected',
  reason: string | null,
) {
  const { instructorId } = actor
  if (instructorId === null) refuse(notFound)
  const row = await lockRow(db, query.ID)
  const own = (await instructorsOfRow(db, row.id)).find((each) => each.InstructorID === instructorId)
  if (!own || own.State === 'chosen') refuse(notFound)
  // The same answer twice is one answer: a retry gets the same reply.
  if (own.State === state) return { Done: true as const }
  if (!mayAnswer(row.state, own.State)) refuse(notNow, { action: 'answer', state: row.state })
  await answer(db, row.id, instructorId, state, reason, now)
  if (state === 'accepted') await keepAccepted(db, row.id, instructorId, await slotOf(db, row, own.Role))
  await raiseVersion(db, row.id)
  await record({
    kind: state === 'accepted' ? 'planInstructorAccepted' : 'planInstructorRejected',
    subject: ['planRow', row.id],
    data: {
      code: codeOf(row),
      instructorId,
      role: own.Role,
      coordinatorId: row.coordinator_id,
      ...(reason ? { reason } : {}),
    },
  })
  return { Done: true as const }
}

export const acceptPlanRow: Handler<typeof planningCalls.acceptPlanRow> = (asked) => decide(asked, 'accepted', null)

export const rejectPlanRow: Handler<typeof planningCalls.rejectPlanRow> = (asked) =>
  decide(asked, 'rejected', asked.body.Reason)
