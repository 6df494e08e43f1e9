import { settings } from '#platform/server/settings.ts'
import { visaSettings } from '../../contract/settings.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import { visaStart } from '../../rules/desk/visa-need.ts'
import { mandatoryDataMissing, prerequisiteMissing } from '../../contract/refusals.ts'
import type { Doing } from './doing.ts'
import { move, stepFor } from './move.ts'
import type { Registration } from '../store/registration.ts'
import { missingCourses, readiness, traineeFacts, type Visit } from '../store/trainee.ts'

/**
 * Hands a registration in, first or again, once the trainee's profile has all that it asks for. The first time the
 * trainee must have completed what the course builds upon, unless a reviewer says in `waiver` why not.
 */
export async function submit(
  doing: Doing,
  registration: Registration,
  visit: Visit,
  waiver?: string,
): Promise<Registration> {
  const again = registration.standing.main === 'changesRequested'
  // Before the profile is looked at: who may not hand it in is not told what the profile lacks.
  stepFor(doing, registration, again ? 'resubmit' : 'submit')
  const trainee = await traineeFacts(doing.db, registration.traineeId)
  const { need, missing } = readiness(trainee!, visit, await settings(doing.db, visaSettings))
  if (missing.length > 0) refuse(mandatoryDataMissing, { missing })
  if (!again && waiver === undefined) {
    const today = dayOf(doing.now, doing.timeZone)
    const [lacks] = await missingCourses(doing.db, registration.traineeId, registration.classId, today)
    if (lacks) refuse(prerequisiteMissing, { code: lacks.Code })
  }
  return move(doing, registration, again ? 'resubmit' : 'submit', {
    // The nationality may have been put right since the draft. Later the visa is the coordinator's to decide.
    set: {
      submitted_at: doing.now,
      ...(!again && { visa: visaStart[need] }),
      ...(waiver !== undefined && { prerequisite_waiver: waiver }),
    },
  })
}
