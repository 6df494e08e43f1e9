import type { Handler } from '#platform/server/handler.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import { notAllowed, notFound, refuse } from '#platform/shared/refusal.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import { alreadyRegistered, classClosed } from '../../contract/refusals.ts'
import { isReviewer } from '../../rules/parties.ts'
import { classTakes } from '../../rules/standing.ts'
import { traineeToRegister } from '../acts/applicant.ts'
import { doingOf, moved } from '../acts/perform.ts'
import { register } from '../acts/register.ts'
import { liveRegistration } from '../store/applications.ts'
import { classToRegister } from '../store/upcoming.ts'
import { submit } from '../acts/submit.ts'
import { requireWishes } from '../acts/wishes.ts'

export const add: Handler<typeof calls.add> = async (asked) => {
  const { db, actor, body, now } = asked
  const doing = await doingOf(asked)
  if (body.Overrides.length > 0 && !isReviewer(actor)) refuse(notAllowed)
  const trainee = await traineeToRegister(db, actor, body.TraineeID)
  const found = (await classToRegister(db, body.ClassID, trainee.organizationId)) ?? refuse(notFound)
  if (!classTakes(found.state, found.startsOn, dayOf(now, doing.timeZone))) refuse(classClosed, { class: found.code })
  const live = await liveRegistration(db, body.ClassID, trainee.traineeId)
  if (live) refuse(alreadyRegistered, { code: live })

  await requireWishes(db, body)
  const payer = actor.organizationId ?? (body.PaidByOrganization ? trainee.organizationId : null)
  const registration = await register(doing, {
    classId: body.ClassID,
    visit: found,
    trainee,
    payer: {
      organizationId: found.organizationId ?? payer,
      agreedAt: actor.organizationId === null ? null : now,
    },
    wishes: body,
  })
  // Somebody was quicker between the look and the row.
  if (registration === null)
    return refuse(alreadyRegistered, { code: (await liveRegistration(db, body.ClassID, trainee.traineeId)) ?? '' })
  // Drafts are the trainee's own: whoever registers somebody else hands it in at once.
  const draft = actor.traineeId !== null && !body.Submit
  return moved(draft ? registration : await submit(doing, registration, found, body.Overrides))
}
