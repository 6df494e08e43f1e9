import type { Handler } from '#platform/server/handler.ts'
import { writeAct } from '#platform/server/acts/write-act.ts'
import { notNow, refuse } from '#platform/shared/refusal.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import { mayEdit } from '../../rules/actions.ts'
import { isReviewer } from '../../rules/parties.ts'
import { traineeToRegister } from '../acts/applicant.ts'
import { noun } from '../acts/noun.ts'
import { doingOf, moved, take } from '../acts/perform.ts'
import { changedColumns, putExtras } from '../store/applications.ts'
import { lockRegistration } from '../acts/reached.ts'
import { requireWishes } from '../acts/wishes.ts'

export const edit: Handler<typeof calls.edit> = async (asked) => {
  const { db, actor, body } = asked
  const doing = await doingOf(asked)
  const registration = await take(asked, doing, body, 'submit')
  const { main, sponsorPending } = registration.standing
  if (!mayEdit(registration.standing, doing.party)) refuse(notNow, { action: 'edit', state: main })
  // Who pays is the trainee's to name, but an organization that has agreed stays.
  const agreed = registration.organizationId !== null && !sponsorPending
  const trainee = actor.traineeId === null || agreed ? null : await traineeToRegister(db, actor, actor.traineeId)
  const payer = trainee && { organizationId: body.PaidByOrganization ? trainee.organizationId : null }
  await requireWishes(db, body)
  await putExtras(db, registration.id, body.ExtraIDs)
  const payerId = payer ? payer.organizationId : registration.organizationId
  const pays = isReviewer(actor) || (actor.organizationId === null) === (payerId === null)
  await writeAct(doing, noun, registration, 'edit', { set: await changedColumns(db, registration, body, payer, pays) })
  return moved(await lockRegistration(db, actor, registration.id, doing))
}
