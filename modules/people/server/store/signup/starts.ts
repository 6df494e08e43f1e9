import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import { settings } from '#platform/server/settings.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { tooManySignups } from '../../../contract/refusals.ts'
import { originOf } from '#platform/shared/network.ts'
import { hour, waitToSignUp } from '../../../rules/signup/limits.ts'

/** Network addresses are kept as keyed hashes, for a day. */
const hashOf = (secrets: Secrets, address: string) =>
  createHmac('sha256', secrets.key('sign-up origin')).update(originOf(address)).digest()

/** Counts a sign-up from this network address, or refuses with the seconds to wait: ten an hour, where the academy sets nothing else. */
export async function countSignup(tx: Database, secrets: Secrets, address: string, now: Date): Promise<void> {
  const origin = hashOf(secrets, address)
  // Many at once from one place come one after the other, or all would see room.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`people.signup ${origin.toString('hex')}`}, 0))`.execute(tx)
  const { signupsPerHour } = await settings(tx)
  const rows = await tx
    .selectFrom('people.signup_start')
    .select('at')
    .where('origin_hash', '=', origin)
    .where('at', '>', new Date(now.getTime() - hour).toISOString())
    .orderBy('at', 'desc')
    .limit(signupsPerHour)
    .execute()
  const seconds = waitToSignUp(
    rows.map((row) => new Date(row.at)),
    signupsPerHour,
    now,
  )
  if (seconds > 0) refuse(tooManySignups, { seconds })
  await tx.insertInto('people.signup_start').values({ origin_hash: origin, at: now.toISOString() }).execute()
}
