import type { FastifyRequest } from 'fastify'
import { Refusal, type RefusalData, type RefusalKind } from '#platform/shared/refusal.ts'
import type { Database } from '../database.ts'
import type { Log } from '../log/log.ts'
import { byOf, type By } from './by.ts'
import { recordAudit, type NewAudit } from './entry.ts'

const entries = new WeakMap<Refusal, NewAudit>()

/** To be thrown: a refusal whose fact the audit keeps, although all else of the call rolls back. */
export function auditedRefusal(kind: RefusalKind, entry: NewAudit, data?: RefusalData): Refusal {
  const refusal = new Refusal(kind, data)
  entries.set(refusal, entry)
  return refusal
}

/** The same no to the same person, once a minute. */
const pause = 60_000
const mostRemembered = 10_000

/**
 * Writes down what was refused: rights that a signed-in person lacks, and what is thrown as `auditedRefusal`. After
 * the answer, so that nobody learns from the waiting time that something was written.
 */
export class RefusedAudit {
  readonly #db: Database
  readonly #log: Log
  readonly #noted = new Map<string, number>()
  readonly #writing = new Set<Promise<void>>()

  constructor(db: Database, log: Log) {
    this.#db = db
    this.#log = log
  }

  note(refusal: Refusal, request: FastifyRequest, at = performance.now()): void {
    const by: By = request.caller
      ? byOf(request.caller.actor, request)
      : { actorId: null, requestId: request.id, address: request.ip }
    const entry = entries.get(refusal) ?? this.#ofRight(refusal, request, at)
    if (!entry) return
    const writing = recordAudit(this.#db, entry, by)
      .catch((error: unknown) => this.#log.error({ err: error, requestId: request.id }, 'a refusal was not audited'))
      .finally(() => this.#writing.delete(writing))
    this.#writing.add(writing)
  }

  /** Waits for what is being written. */
  async settled(): Promise<void> {
    await Promise.all(this.#writing)
  }

  #ofRight({ kind }: Refusal, request: FastifyRequest, at: number): NewAudit | null {
    if (kind.status !== 403 || !request.caller) return null
    const { userId, actingAdminId } = request.caller.actor
    const call = `${request.method} ${request.routeOptions.url ?? ''}`
    if (!this.#isNew(`${actingAdminId} ${userId} ${call} ${kind.code}`, at)) return null
    const id = idIn(request.query) ?? idIn(request.body)
    const data = { call, refusal: kind.code, ...(id === null ? {} : { id }) }
    return { kind: 'platform.refuseRight', subject: ['account', userId], data }
  }

  #isNew(key: string, at: number): boolean {
    const last = this.#noted.get(key)
    if (last !== undefined && at - last < pause) return false
    this.#noted.delete(key)
    if (this.#noted.size >= mostRemembered) this.#noted.delete(this.#noted.keys().next().value!)
    this.#noted.set(key, at)
    return true
  }
}

function idIn(input: unknown): number | null {
  const id = Number((input as { ID?: unknown } | null | undefined)?.ID)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
