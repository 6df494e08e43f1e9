import type { Handler } from '#platform/server/handler.ts'
import { notNow, refuse } from '#platform/shared/refusal.ts'
import type { planningCalls } from '../../contract/calls.ts'
import { alreadyAsked } from '../../contract/refusals.ts'
import { mayAskInstructor } from '../../rules/plan-states.ts'
import { plannerOf } from '../../rules/planner.ts'
import { askAll } from '../store/asking.ts'
import { chooseInstructor, instructorNames, instructorsOfRow } from '../store/plan-instructors.ts'
import { lockRow, raiseVersion, refuseUnable } from '../store/plan-row-changes.ts'

export const askPlanInstructor: Handler<typeof planningCalls.askPlanInstructor> = async ({
  db,
  actor,
  now,
  query,
  body,
  record,
}) => {
  const row = await lockRow(db, query.ID, body.Version)
  if (!mayAskInstructor(row.state, plannerOf(actor))) refuse(notNow, { action: 'askInstructor', state: row.state })
  await refuseUnable(db, row.course_id, [{ id: body.InstructorID, field: 'InstructorID' }])
  const named = await instructorsOfRow(db, row.id)
  const own = named.find((each) => each.InstructorID === body.InstructorID && each.State !== 'rejected')
  if (own?.Role === body.Role) {
    const [person] = await instructorNames(db, [body.InstructorID])
    refuse(alreadyAsked, { instructor: person?.name.ar ?? '' })
  }
  const replaced = named.find((each) => each.Role === body.Role && each.State !== 'rejected')
  await chooseInstructor(db, row.id, body.InstructorID, body.Role, own?.State === 'accepted')
  if (replaced && replaced.State !== 'chosen')
    await record({
      kind: 'planInstructorReleased',
      subject: ['planRow', row.id],
      data: { instructorId: replaced.InstructorID, role: body.Role },
    })
  if (own?.State === 'accepted')
    await record({
      kind: 'planInstructorAccepted',
      subject: ['planRow', row.id],
      data: { instructorId: body.InstructorID, role: body.Role, coordinatorId: row.coordinator_id, asBackup: true },
    })
  await askAll(db, row.id, now, record)
  return raiseVersion(db, row.id)
}
