import { writeNew } from '#platform/server/acts/write-act.ts'
import { nextNumber } from '#platform/server/content/number-series.ts'
import type { Handler } from '#platform/server/handler.ts'
import { settings } from '#platform/server/settings.ts'
import { visaSettings } from '../../contract/settings.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import { notAllowed, notFound, refuse } from '#platform/shared/refusal.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import { alreadyRegistered, classClosed } from '../../contract/refusals.ts'
import { isReviewer } from '../../rules/parties.ts'
import { classTakes } from '../../rules/standing.ts'
import { traineeToRegister } from '../acts/applicant.ts'
import { noun } from '../acts/noun.ts'
import { doingOf, moved } from '../acts/perform.ts'
import { insertRegistration, liveRegistration, putExtras } from '../store/applications.ts'
import { lockRegistration } from '../acts/reached.ts'
import { readiness } from '../store/trainee.ts'
import { classToRegister } from '../store/upcoming.ts'
import { submit } from '../acts/submit.ts'
import { requireWishes } from '../acts/wishes.ts'

export const add: Handler<typeof calls.add> = async (asked) => {
  const { db, actor, body, now } = asked
  const doing = await doingOf(asked)
  if (body.PrerequisiteWaiver !== undefined && !isReviewer(actor)) refuse(notAllowed)
  const trainee = await traineeToRegister(db, actor, body.TraineeID)
  const found = (await classToRegister(db, body.ClassID, trainee.organizationId)) ?? refuse(notFound)
  if (!classTakes(found.state, found.startsOn, dayOf(now, doing.timeZone))) refuse(classClosed, { class: found.code })
  const live = await liveRegistration(db, body.ClassID, trainee.traineeId)
  if (live) refuse(alreadyRegistered, { code: live })

  await requireWishes(db, body)
  const payer = actor.organizationId ?? (body.PaidByOrganization ? trainee.organizationId : null)
  const id = await insertRegistration(db, {
    code: await nextNumber(db, 'registration', now),
    classId: body.ClassID,
    traineeId: trainee.traineeId,
    organizationId: found.organizationId ?? payer,
    agreedAt: actor.organizationId === null ? null : now,
    visa: readiness(trainee, found, await settings(db, visaSettings)).visa,
    wishes: body,
    now,
  })
  // Somebody was quicker between the look and the row.
  if (id === null)
    return refuse(alreadyRegistered, { code: (await liveRegistration(db, body.ClassID, trainee.traineeId)) ?? '' })
  await putExtras(db, id, body.ExtraIDs)
  const registration = await lockRegistration(db, null, id, doing)
  await writeNew(doing, noun, registration, 'add')
  // Drafts are the trainee's own: whoever registers somebody else hands it in at once.
  const draft = actor.traineeId !== null && !body.Submit
  return moved(draft ? registration : await submit(doing, registration, found, body.PrerequisiteWaiver))
}
