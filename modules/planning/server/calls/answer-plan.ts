import { writeAct } from '#platform/server/acts/write-act.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import type { Argument } from '#platform/shared/call.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import type { planningCalls } from '../../contract/calls.ts'
import { mayAnswer } from '../../rules/plan-states.ts'
import { noun } from '../acts/plan-row-noun.ts'
import { lockReached } from '../acts/reached.ts'
import { keepAccepted, slotOf } from '../store/accepted-slots.ts'
import { answer, instructorsOfRow } from '../store/plan-instructors.ts'
import { rowsToAnswer } from '../store/rows-to-answer.ts'

export const getAllAnnualPlanNotConfirmed: Handler<typeof planningCalls.getAllAnnualPlanNotConfirmed> = ({
  db,
  actor,
}) => rowsToAnswer(db, actor)

type AnswerAsked = Pick<Asked<Argument<typeof planningCalls.accept>>, 'db' | 'actor' | 'now' | 'query' | 'record'>
const states = { accept: 'accepted', reject: 'rejected' } as const

async function decide(asked: AnswerAsked, act: 'accept' | 'reject', reason: string | null) {
  const { db, actor, now, query } = asked
  const state = states[act]
  const { instructorId } = actor
  if (instructorId === null) refuse(notFound)
  const row = await lockReached(db, actor, query.ID)
  const own = (await instructorsOfRow(db, row.id)).find((each) => each.InstructorID === instructorId)
  if (!own) refuse(notFound)
  // The same answer twice is one answer: a retry gets the same reply.
  if (own.State === state) return { Done: true as const }
  if (!mayAnswer(row.state, own.State)) refuse(notNow, { action: 'answer', state: row.state })
  await answer(db, row.id, instructorId, state, reason, now)
  if (state === 'accepted') await keepAccepted(db, row.id, instructorId, await slotOf(db, row, own.Role))
  await writeAct(asked, noun, row, act, {
    set: {},
    reason: reason ?? undefined,
    data: { instructorId, role: own.Role },
  })
  return { Done: true as const }
}

export const accept: Handler<typeof planningCalls.accept> = (asked) => decide(asked, 'accept', null)

export const reject: Handler<typeof planningCalls.reject> = (asked) => decide(asked, 'reject', asked.body.Reason)
