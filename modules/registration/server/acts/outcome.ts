import type { By } from '#platform/server/audit/by.ts'
import type { Database } from '#platform/server/database.ts'
import type { Action } from '../../rules/actions.ts'
import { systemDoing } from './perform.ts'
import { move } from './move.ts'
import { lockRegistration } from './reached.ts'

const actionFor = { completed: 'complete', failed: 'fail', noShow: 'markNoShow' } as const satisfies Record<
  string,
  Action
>

/**
 * The outcome of the class for one registration, after the final results were published. The same outcome again is nothing; another one corrects it. Refuses (`notNow`) for somebody not enrolled.
 */
export async function completeRegistration(
  db: Database,
  registrationId: number,
  outcome: keyof typeof actionFor,
  by: By,
  now: Date = new Date(),
): Promise<void> {
  const system = await systemDoing(db, now, by)
  const registration = await lockRegistration(db, null, registrationId, system)
  if (registration.standing.main !== outcome) await move(system, registration, actionFor[outcome])
}

/** The person has taken part in a session. Does nothing where that is known, or the place is not confirmed. */
export async function markAttending(db: Database, registrationId: number, now: Date = new Date()): Promise<void> {
  const system = await systemDoing(db, now)
  const registration = await lockRegistration(db, null, registrationId, system)
  if (registration.standing.main === 'confirmed') await move(system, registration, 'begin')
}
