import { hashPassword } from '#modules/accounts/server/password/password-hash.ts'
import { castPassword } from './cast/members.ts'

let hashed: Promise<string> | undefined
/** One hash for all: a sample academy has hundreds of accounts, and each hash costs milliseconds and memory by design. */
export function samplePasswordHash(): Promise<string> {
  hashed ??= hashPassword(castPassword)
  return hashed
}
