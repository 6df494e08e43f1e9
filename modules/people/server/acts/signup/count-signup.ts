import { createHmac } from 'node:crypto'
import type { Database } from '#platform/server/database.ts'
import type { Secrets } from '#platform/server/configuration/secrets.ts'
import { settings } from '#platform/server/settings.ts'
import { signupSettings } from '../../../contract/settings.ts'
import { originOf } from '#platform/shared/values/network.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { tooManySignups } from '../../../contract/refusals.ts'
import { hour, waitToSignUp } from '../../../rules/signup/limits.ts'
import { addStart, lockOrigin, startsSince } from '../../store/signup/starts.ts'

/** Network addresses are kept as keyed hashes, for a day. */
const hashOf = (secrets: Secrets, address: string) =>
  createHmac('sha256', secrets.key('sign-up origin')).update(originOf(address)).digest()

/** Counts a sign-up from this network address, or refuses with the seconds to wait: ten an hour, where the academy sets nothing else. */
export async function countSignup(tx: Database, secrets: Secrets, address: string, now: Date): Promise<void> {
  const origin = hashOf(secrets, address)
  await lockOrigin(tx, origin)
  const { signupsPerHour } = await settings(tx, signupSettings)
  const starts = await startsSince(tx, origin, new Date(now.getTime() - hour), signupsPerHour)
  const seconds = waitToSignUp(starts, signupsPerHour, now)
  if (seconds > 0) refuse(tooManySignups, { seconds })
  await addStart(tx, origin, now)
}
