import { settings } from '#platform/server/settings.ts'
import { visaSettings } from '../../contract/settings.ts'
import { visaStart } from '../../rules/desk/visa-need.ts'
import type { Registration } from '../store/registration.ts'
import { readiness, traineeFacts, type Visit } from '../store/trainee.ts'
import type { Doing } from './doing.ts'
import { move, stepFor } from './move.ts'
import { requireNothing, type Override } from './objections/settle.ts'

/**
 * Hands a registration in, first or again, once nothing stands against it. `overrides`: what a reviewer lets pass, and why.
 */
export async function submit(
  doing: Doing,
  registration: Registration,
  visit: Visit,
  overrides: readonly Override[] = [],
): Promise<Registration> {
  const again = registration.standing.main === 'changesRequested'
  // Before anything is looked at: who may not hand it in is not told what is lacking.
  stepFor(doing, registration, again ? 'resubmit' : 'submit')
  await requireNothing(doing, registration, 'submission', overrides)
  const trainee = await traineeFacts(doing.db, registration.traineeId)
  const { need } = readiness(trainee!, visit, await settings(doing.db, visaSettings))
  return move(doing, registration, again ? 'resubmit' : 'submit', {
    // The nationality may have been put right since the draft. Later the visa is the coordinator's to decide.
    set: { submitted_at: doing.now, ...(!again && { visa: visaStart[need] }) },
  })
}
