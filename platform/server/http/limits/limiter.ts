import { createHmac } from 'node:crypto'
import type { Call } from '#platform/shared/call.ts'
import { originOf } from '#platform/shared/values/network.ts'
import { refuse, tooManyRequests } from '#platform/shared/refusal.ts'
import type { Database } from '../../database.ts'
import { sharedRate } from '../../log/rates.ts'
import type { Live } from '../../live/hub.ts'
import type { Caller } from '../callers.ts'
import { generalRate, Limits, rateOfCall } from './limits.ts'
import { tellLimits } from './told-limits.ts'

/**
 * Refused calls of visitors from one network, of each call for itself: whoever floods one call is refused that one,
 * and the three hundred who share an exam room's network go on with all others. Counted over all processes.
 */
const failures = sharedRate('failed', 600, 600)

/** A program has a rate of its own: it takes nothing from the person whose rights it has. */
const whoOf = ({ actor, apiToken }: Caller) => (apiToken ? `apiToken:${apiToken.id}` : `account:${actor.userId}`)

/** Who may ask how often. */
export class Limiter {
  readonly #limits = new Limits()
  /** When a network may ask a call again. Read for each visitor's request, so it is kept here. */
  readonly #blocked = new Map<string, number>()
  readonly #db: Database
  readonly #key: Buffer

  /** Ends the exchange with other processes. */
  readonly close: () => void

  /** `key` hides whose network is counted. Without `live` rates count in this process alone. */
  constructor(db: Database, key: Buffer, live: Live | null) {
    this.#db = db
    this.#key = key
    this.close = live ? tellLimits(this.#limits, db, live) : () => {}
  }

  /** Refuses where the person asks too often, or a visitor's network has failed too often at this call. */
  admit(call: Call, ip: string, caller: Caller | null): void {
    const who = caller ? whoOf(caller) : `network:${originOf(ip)}`
    let seconds = caller || call.countsFailures ? 0 : this.#wait(`${who} ${call.path}`)
    if (seconds === 0) {
      if (call.perSecond !== undefined) {
        const whose = caller ? who : this.#hashed(who)
        seconds = this.#limits.take(`${whose} ${call.method} ${call.path}`, rateOfCall(call.perSecond))
      } else if (caller) seconds = this.#limits.take(who, generalRate)
    }
    if (seconds > 0) refuse(tooManyRequests, { seconds })
  }

  /** A visitor's call was refused: unknown token, unknown certificate. Not for calls that count their own failures. */
  async failed(path: string, ip: string): Promise<void> {
    const key = `network:${originOf(ip)} ${path}`
    const hash = this.#hashed(key)
    await failures.count(this.#db, hash)
    const seconds = await failures.wait(this.#db, hash)
    if (seconds > 0) this.#block(key, seconds)
  }

  #hashed(key: string): string {
    return createHmac('sha256', this.#key).update(key).digest('base64url')
  }

  #wait(key: string): number {
    const until = this.#blocked.get(key)
    if (until === undefined) return 0
    const left = Math.ceil((until - performance.now()) / 1000)
    if (left <= 0) this.#blocked.delete(key)
    return Math.max(0, left)
  }

  #block(key: string, seconds: number): void {
    if (this.#blocked.size >= mostBlocked) this.#blocked.delete(this.#blocked.keys().next().value!)
    this.#blocked.set(key, performance.now() + seconds * 1000)
  }
}

const mostBlocked = 20_000
