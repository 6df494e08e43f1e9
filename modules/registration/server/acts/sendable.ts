import { settings } from '#platform/server/settings.ts'
import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import { classClosed } from '../../contract/refusals.ts'
import { visaSettings } from '../../contract/settings.ts'
import { sendingVerdict } from '../../rules/mandatory.ts'
import { cannotBoth } from '../../rules/objections/objections.ts'
import { classTakes } from '../../rules/standing.ts'
import { clashesOf } from '../store/objections/clashes.ts'
import { liveRegistrations } from '../store/applications.ts'
import { missingCoursesOf, peopleOfOrganization, readiness } from '../store/trainee.ts'
import { classToRegister } from '../store/upcoming.ts'

/**
 * The people whom an organization means to send to a class, by name, each with the verdict. Refuses a class that takes
 * no registrations; a class or a person that is not the organization's to see is `notFound`.
 */
export async function sendable(
  { db, actor, now }: { readonly db: Database; readonly actor: Actor; readonly now: Date },
  { ClassID, TraineeIDs }: { readonly ClassID: number; readonly TraineeIDs: readonly number[] },
) {
  const organizationId = actor.organizationId ?? refuse(notFound)
  const { timeZone } = await settings(db, zoneSettings)
  const today = dayOf(now, timeZone)
  const found = (await classToRegister(db, ClassID, organizationId)) ?? refuse(notFound)
  if (!classTakes(found.state, found.startsOn, today)) refuse(classClosed, { class: found.code })
  const trainees = await peopleOfOrganization(db, organizationId, TraineeIDs)
  if (trainees.length !== TraineeIDs.length) refuse(notFound)
  const live = await liveRegistrations(db, ClassID, TraineeIDs)
  const lacking = await missingCoursesOf(db, TraineeIDs, ClassID, today)
  const clashing = await clashesOf(db, TraineeIDs, found, timeZone)
  const known = await settings(db, visaSettings)
  const people = trainees.map((trainee) => {
    const { missing } = readiness(trainee, found, known)
    const missingCourses = lacking.get(trainee.traineeId) ?? []
    const registered = live.get(trainee.traineeId)
    return {
      trainee,
      missing,
      missingCourses,
      // What somebody registered to alone is no business of the employer's.
      code: registered?.organizationId === organizationId ? registered.code : null,
      verdict: sendingVerdict({
        registered: registered !== undefined,
        isActive: trainee.isActive,
        missing,
        missingCourses,
        clashes: clashing.get(trainee.traineeId)?.some(cannotBoth) ?? false,
      }),
    }
  })
  return { organizationId, found, people }
}
