import type { Database } from '#platform/server/database.ts'
import type { Asked } from '#platform/server/handler.ts'
import { longestWait, sharedRate } from '#platform/server/rates.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import { originOf } from '#platform/shared/network.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { tooManyTries } from '../../contract/refusals.ts'
import { browserHash } from '../session/browser.ts'
import { countTry, failureHash, forgetFailures } from '../store/login-failures.ts'
import { isKnownBrowser } from '../store/sessions.ts'

/*
 * Wide counts stand far above what people do: three hundred in one room who mistype three times each are nine hundred
 * failures of one network.
 */
const hour = 3600
const ofNetwork = sharedRate('login-network', 3000, hour)
const ofAddress = sharedRate('login-address', 100, hour)

/** A password that is about to be looked at. */
export interface Guess {
  /** It was right: this browser or network no longer waits. */
  readonly right: () => Promise<void>
  readonly wrong: () => Promise<void>
}

/**
 * Counts a guess at the password of an address, before anything is looked at. A browser in which the account's owner
 * has signed in waits for its own failures alone; everybody else for those of the same network at the same address,
 * and for the wide counts. So nobody keeps somebody out by failing elsewhere. Refuses `tooManyTries` with seconds.
 */
export async function beginGuess(
  db: Database,
  secrets: Secrets,
  { request, now }: Pick<Asked<unknown>, 'request' | 'now'>,
  email: string,
): Promise<Guess> {
  const network = originOf(request.ip)
  const browser = browserHash(request)
  const isKnown = browser !== null && (await isKnownBrowser(db, email, browser))
  const keys = { network: keyOf(secrets, network), address: keyOf(secrets, email) }
  if (!isKnown) {
    const wide = [[ofNetwork, keys.network] as const, [ofAddress, keys.address] as const]
    const seconds = await longestWait(db, wide)
    if (seconds > 0) refuse(tooManyTries, { seconds })
  }
  const who = isKnown ? `${email} in ${browser.toString('hex')}` : `${email} from ${network}`
  const seconds = await countTry(db, secrets, who, now)
  if (seconds > 0) refuse(tooManyTries, { seconds })
  return {
    right: () => forgetFailures(db, secrets, who),
    wrong: async () => {
      if (isKnown) return
      await Promise.all([ofNetwork.count(db, keys.network), ofAddress.count(db, keys.address)])
    },
  }
}

/** A new password, proved by the mailbox, ends what was counted at the address. */
export const forgetGuesses = (db: Database, secrets: Secrets, email: string): Promise<void> =>
  ofAddress.forget(db, keyOf(secrets, email))

const keyOf = (secrets: Secrets, who: string) => failureHash(secrets, who).toString('base64url')
