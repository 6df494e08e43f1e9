import type { Database } from '#platform/server/database.ts'
import type { Asked } from '#platform/server/handler.ts'
import { askedRates, secondsUntil, sharedRate } from '#platform/server/log/rates.ts'
import type { Secrets } from '#platform/server/configuration/secrets.ts'
import { originOf } from '#platform/shared/values/network.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { tooManyTries } from '../../contract/refusals.ts'
import type { SecondFactorRule } from '../../rules/second-factor.ts'
import { browserHash } from '../session/browser.ts'
import type { AccountRow } from '../store/accounts.ts'
import { storeGuess } from '../store/guess.ts'
import { countTry, failureHash, forgetFailures } from '../store/login-failures.ts'

/*
 * Wide counts stand far above what people do: three hundred in one room who mistype three times each are nine hundred
 * failures of one network.
 */
const hour = 3600
const ofNetwork = sharedRate('login-network', 3000, hour)
const ofAddress = sharedRate('login-address', 100, hour)

/** A password that is about to be looked at. */
export interface Guess {
  /** Whose password it would be. */
  readonly account: AccountRow | undefined
  /** Whom the academy asks for a second factor, read at the same moment. */
  readonly secondFactor: SecondFactorRule
  /** As whom it is counted; the session that a right one begins ends that (`addSession`). */
  readonly failures: Buffer
  /** It was right, and no session begins: this browser or network no longer waits. */
  readonly right: () => Promise<void>
  readonly wrong: () => Promise<void>
}

/**
 * Counts a guess at the password of an address, before the password is looked at. A browser in which the account's owner
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
  const keys = { network: keyOf(secrets, network), address: keyOf(secrets, email) }
  const rates = askedRates([
    [ofNetwork, keys.network],
    [ofAddress, keys.address],
  ])
  const inBrowser = browser && failureHash(secrets, `${email} in ${browser.toString('hex')}`)
  const fromNetwork = failureHash(secrets, `${email} from ${network}`)
  const { isKnown, usedUp, isCounted, account, secondFactor } = await storeGuess(db, {
    email,
    browser,
    inBrowser,
    fromNetwork,
    rates,
    now,
  })
  if (usedUp !== null) refuse(tooManyTries, { seconds: secondsUntil(usedUp, rates) })
  const failures = isKnown ? inBrowser! : fromNetwork
  const seconds = isCounted ? 0 : await countTry(db, failures, now)
  if (seconds > 0) refuse(tooManyTries, { seconds })
  return {
    account,
    secondFactor,
    failures,
    right: () => forgetFailures(db, failures),
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
