import { writeFact } from '#platform/server/acts/write-act.ts'
import type { Handler } from '#platform/server/handler.ts'
import { notNow, refuse } from '#platform/shared/refusal.ts'
import type { planningCalls } from '../../contract/calls.ts'
import { alreadyAsked } from '../../contract/refusals.ts'
import { mayAskInstructor } from '../../rules/plan-states.ts'
import { plannerOf } from '../../rules/planner.ts'
import { refuseUnable } from '../acts/able.ts'
import { askAll } from '../acts/asking.ts'
import { noun } from '../acts/plan-row-noun.ts'
import { lockRow } from '../acts/reached.ts'
import { chooseInstructor, instructorNames, instructorsOfRow } from '../store/plan-instructors.ts'
import { raiseVersion } from '../store/plan-row-changes.ts'

export const askInstructor: Handler<typeof planningCalls.askInstructor> = async (asked) => {
  const { db, actor, now, query, body } = asked
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
  const role = body.Role
  if (replaced && replaced.State !== 'chosen')
    await writeFact(asked, noun, row, 'releaseInstructor', { instructorId: replaced.InstructorID, role })
  if (own?.State === 'accepted')
    await writeFact(asked, noun, row, 'accept', { instructorId: body.InstructorID, role, asBackup: true })
  await askAll(asked, row, now)
  return raiseVersion(db, row.id)
}
