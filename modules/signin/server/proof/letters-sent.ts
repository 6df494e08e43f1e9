import type { Database } from '#platform/server/database.ts'
import { sharedRate } from '#platform/server/log/rates.ts'
import type { Secrets } from '#platform/server/configuration/secrets.ts'
import { failureHash } from '../store/login-failures.ts'

const toAddress = sharedRate('letters', 3, 3600)

/**
 * Whether one more letter may go to an address because of what a visitor typed; counts it. Strangers cause three an
 * hour of one address, whichever network they ask from.
 */
export const mayWriteTo = (db: Database, secrets: Secrets, email: string): Promise<boolean> =>
  toAddress.take(db, failureHash(secrets, `letters to ${email}`).toString('base64url'))
