import type { Call } from '#platform/shared/call.ts'
import { refuse, tooManyRequests } from '#platform/shared/refusal.ts'
import type { Caller } from './callers.ts'
import { failureRate, generalRate, Limits, rateOfCall } from './limits.ts'

/** Who may ask how often. */
export class Limiter {
  readonly #limits = new Limits()

  /** Refuses where the person, or a visitor's address, has asked or failed too often. */
  admit(call: Call, ip: string, caller: Caller | null): void {
    const who = caller ? `account:${caller.actor.userId}` : `ip:${ip}`
    let seconds = caller ? 0 : this.#limits.wait(`failed ${ip}`, failureRate)
    if (seconds === 0) {
      if (call.perSecond !== undefined) {
        seconds = this.#limits.take(`${who} ${call.method} ${call.path}`, rateOfCall(call.perSecond))
      } else if (caller) seconds = this.#limits.take(who, generalRate)
    }
    if (seconds > 0) refuse(tooManyRequests, { seconds })
  }

  /** A visitor's call was refused: wrong password, unknown token, unknown certificate. */
  failed(ip: string): void {
    this.#limits.take(`failed ${ip}`, failureRate)
  }
}
