import type { Actor } from '#platform/shared/actor.ts'

/** An API token: a person's rights in a program's hand, and what of them it may use. */
export interface ApiToken {
  readonly id: number
  /** Areas of calls that it may read, and that it may also change. */
  readonly reads: readonly string[]
  readonly writes: readonly string[]
  /** Networks that it may come from; none: any. */
  readonly networks: readonly string[]
}

/** A signed-in person and the session that the request's token belongs to, or a program that acts with a person's rights. */
export interface Caller {
  readonly actor: Actor
  /** Null where a program asks by an API token. */
  readonly sessionId: string | null
  readonly apiToken?: ApiToken
  /** Milliseconds since 1970 when the token ends. */
  readonly tokenEnds: number
}

/** Reads the token and loads its person from the database; null where either is not good any more. */
export type Authenticate = (token: string, now: Date) => Promise<Caller | null>

interface Kept {
  readonly caller: Caller
  readonly until: number
}

const keptFor = 30_000
const mostKept = 10_000

/**
 * Remembers who a token stands for, at most 30 s. `forget` drops a person at once; it is called when an account or a
 * session changes, in every process. A known token answers without a promise, which a request would pay for.
 */
export class Callers {
  readonly #kept = new Map<string, Kept>()
  readonly #authenticate: Authenticate
  #round = 0

  constructor(authenticate: Authenticate) {
    this.#authenticate = authenticate
  }

  of(token: string, now: Date): Caller | null | Promise<Caller | null> {
    const kept = this.#kept.get(token)
    const at = now.getTime()
    // A clock that was set back must not keep somebody longer.
    if (kept && at < kept.until && at > kept.until - keptFor - 1) return kept.caller
    return this.#load(token, now)
  }

  async #load(token: string, now: Date): Promise<Caller | null> {
    const round = this.#round
    const caller = await this.#authenticate(token, now)
    this.#kept.delete(token)
    // What was read before somebody changed may be what they were before.
    if (caller && round === this.#round) {
      if (this.#kept.size >= mostKept) this.#kept.delete(this.#kept.keys().next().value!)
      this.#kept.set(token, { caller, until: Math.min(now.getTime() + keptFor, caller.tokenEnds) })
    }
    return caller
  }

  forget(userId: number): void {
    this.#round++
    for (const [token, { caller }] of this.#kept) {
      const { actor } = caller
      if (actor.userId === userId || actor.actingAdminId === userId) this.#kept.delete(token)
    }
  }

  /** When notices may have been missed. */
  forgetAll(): void {
    this.#round++
    this.#kept.clear()
  }
}
