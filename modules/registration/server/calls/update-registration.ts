import type { Handler } from '#platform/server/handler.ts'
import { notNow, refuse } from '#platform/shared/refusal.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import { mayEdit } from '../../rules/actions.ts'
import { traineeToRegister } from '../applicant.ts'
import { doingOf, moved, take } from '../perform.ts'
import { changeApplication } from '../store/applications.ts'
import { lockRegistration } from '../store/registration.ts'

export const updateRegistration: Handler<typeof calls.updateRegistration> = async (asked) => {
  const { db, actor, body } = asked
  const doing = await doingOf(asked)
  const registration = await take(asked, doing, body, 'submit')
  const { main, sponsorPending } = registration.standing
  if (!mayEdit(registration.standing, doing.party)) refuse(notNow, { action: 'edit', state: main })
  // Who pays is the trainee's to name, but an organization that has agreed stays.
  const agreed = registration.organizationId !== null && !sponsorPending
  const trainee = actor.traineeId === null || agreed ? null : await traineeToRegister(db, actor, actor.traineeId)
  const payer = trainee && { organizationId: body.PaidByOrganization ? trainee.organizationId : null }
  await changeApplication(db, registration, body, payer)
  return moved(await lockRegistration(db, actor, registration.id, doing))
}
