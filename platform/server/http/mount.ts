import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { access, passes } from '#platform/shared/access.ts'
import type { Call } from '#platform/shared/call.ts'
import { whatOpens } from '#platform/shared/granting.ts'
import { notAllowed, notByToken, notSignedIn, notWhileActing, refuse, Refusal } from '#platform/shared/refusal.ts'
import type { Database } from '../database.ts'
import { byOf } from '../audit/by.ts'
import { recordAudit } from '../audit/entry.ts'
import { noteExport } from '../audit/exports.ts'
import { recordEvent } from '../event.ts'
import type { Asked, Implemented, ReplyHead, RequestFacts } from '../handler.ts'
import { acceptOneFile } from '../files/incoming.ts'
import { acceptUnreadForm } from './unread-form.ts'
import type { FileStorage } from '../files/kept-files.ts'
import type { MaintenanceGate } from '../maintenance.ts'
import type { Vault } from '../vault/vault.ts'
import { firstTryOf } from './limits/at-once.ts'
import type { PersonDatabases } from '../person-databases.ts'
import type { Replicas } from '../replicas/replicas.ts'
import { readWhereFit, thenFollowed } from '../replicas/serving.ts'
import { comesFrom, tokenOpens, type TokenAreas } from './api-tokens.ts'
import type { Caller, Callers } from './callers.ts'
import { mayPassAgain } from './replies/database-errors.ts'
import { acceptGzip, unpackedLimit } from './gzip-body.ts'
import { slotOf } from './replies/idempotency.ts'
import { inputParser, type Input } from './input.ts'
import type { Limiter } from './limits/limiter.ts'
import { hasOwnTransactions } from './own-transactions.ts'
import { isDeclared } from './replies/problems.ts'
import { checkReply } from './replies/reply-check.ts'
import { bearerOf, factsOf, readingNow, visitor } from './request-facts.ts'
import { payloadOf } from './payload.ts'
import { isEventStream, isFile } from './replies/replies.ts'
import { databaseFor } from './second-wall.ts'
import { inTransaction } from './transaction.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
    /** The call counts its failures itself. */
    countsFailures: boolean
  }
}

export interface Serving {
  readonly db: Database
  /** What people who are not staff are served from; null where the database has no role for them. */
  readonly persons: PersonDatabases | null
  /** What may be some seconds behind is read from them; null where there are none. */
  readonly replicas: Replicas | null
  readonly files: FileStorage
  readonly vault: Vault
  readonly clock: () => Date
  readonly callers: Callers
  readonly limiter: Limiter | null
  /** Keeps people out while the academy is being worked on. */
  readonly gate: MaintenanceGate | null
  /** Which calls programs reach by an API token, and what is noted of its use. */
  readonly tokens: TokenAreas
  /** The academy's own address is https. */
  readonly secure: boolean
  /** Replies and refusals are held against the contract: in tests and development. */
  readonly checked: boolean
  readonly hashKey: Buffer
}

type Handle = (asked: Asked<never>) => unknown
const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise

/** Makes the routes of every declared call. Everything about a route comes from its declaration. */
export function mount(app: FastifyInstance, implemented: readonly Implemented[], serving: Serving): void {
  app.decorateRequest('caller', null)
  app.decorateRequest('countsFailures', false)
  for (const { calls, handlers } of implemented) {
    for (const [name, call] of Object.entries(calls)) {
      const handle = handlers[name] as Handle
      if (!call.encoding) addRoute(app, call, handle, serving)
      else {
        app.register(async (scope) => {
          if (call.encoding === 'gzip') acceptGzip(scope, (request) => admitSender(call, request, serving))
          else if (call.encoding === 'form') acceptUnreadForm(scope)
          else acceptOneFile(scope)
          addRoute(scope, call, handle, serving)
        })
      }
    }
  }
}

async function admitSender(call: Call, request: FastifyRequest, serving: Serving): Promise<number> {
  const caller = await callerOf(request, serving)
  request.caller = caller
  if (!caller) refuse(notSignedIn)
  refuseTokens(call, caller, serving)
  if (!passes(call.who, caller.actor.role, caller.actor.permissions)) refuse(notAllowed, whatOpens(call.who))
  return caller.actor.userId
}

function refuseTokens(call: Call, { apiToken }: Caller, { tokens }: Serving): void {
  if (!apiToken) return
  const area = tokens.areaOf(call)
  if (area === null || !tokenOpens(apiToken, area, call)) refuse(notByToken, area === null ? {} : { area })
}

function addRoute(app: FastifyInstance, call: Call, handle: Handle, serving: Serving): void {
  const run = runnerOf(call, handle, serving)
  const answer = (request: FastifyRequest, reply: FastifyReply, caller: Caller | null): unknown => {
    const output = run(request, reply, caller)
    // No promise is made for what is there already; an await a request costs a quarter of a small reply.
    return isPromise(output)
      ? output.then((each) => payloadOf(call, request, reply, each))
      : payloadOf(call, request, reply, output)
  }
  app.route({
    method: call.method,
    url: call.path,
    // Fastify would answer HEAD by running the GET, and GETs of this API also write.
    exposeHeadRoute: false,
    ...(call.encoding === 'gzip' && { bodyLimit: unpackedLimit }),
    handler: (request, reply) => {
      const caller = callerOf(request, serving)
      return isPromise(caller) ? caller.then((each) => answer(request, reply, each)) : answer(request, reply, caller)
    },
  })
}

function callerOf(request: FastifyRequest, { callers, clock }: Serving): Caller | null | Promise<Caller | null> {
  const token = bearerOf(request)
  if (token === null) return null
  const caller = callers.of(token, clock())
  return isPromise(caller) ? caller.then((each) => fromItsNetwork(each, request)) : fromItsNetwork(caller, request)
}

/** From elsewhere an API token is as good as none. */
const fromItsNetwork = (caller: Caller | null, { ip }: FastifyRequest): Caller | null =>
  caller?.apiToken && !comesFrom(caller.apiToken, ip) ? null : caller

/** Limit, guard, parse, run. Refusals are thrown; the error handler answers them. */
function runnerOf(call: Call, handle: Handle, serving: Serving) {
  const { limiter, gate, secure, checked, clock, replicas } = serving
  const writes = call.effect === 'writes'
  const open = access[call.who].includes('anonymous')
  const alone = hasOwnTransactions(handle)
  const atOnce = firstTryOf(handle)
  if (atOnce && !call.repeatable) throw new Error(`${call.method} ${call.path} is tried at once and not repeatable.`)
  const parseInput = inputParser(call)

  return (request: FastifyRequest, reply: ReplyHead, caller: Caller | null): unknown => {
    request.caller = caller
    if (call.countsFailures) request.countsFailures = true
    const now = clock()
    const actor = caller ? readingNow(caller.actor, request) : visitor(request)
    limiter?.admit(call, request.ip, caller)
    gate?.admit(call, actor, now)
    if (caller?.apiToken) {
      refuseTokens(call, caller, serving)
      serving.tokens.used(caller.apiToken.id, request.ip, now)
    }
    if (!caller) {
      // A token that has ended must be renewed, also where visitors may read: its owner would see too little.
      if (!open || (!writes && bearerOf(request) !== null)) refuse(notSignedIn)
    } else if (!passes(call.who, actor.role, actor.permissions)) refuse(notAllowed, whatOpens(call.who))
    if (call.whileActing === 'refused' && actor.actingAdminId !== null) refuse(notWhileActing)
    if (writes && call.method === 'GET' && request.headers['sec-fetch-site'] === 'cross-site') refuse(notAllowed)

    const input = parseInput(request.query, request.body)
    const facts = factsOf(request, caller, actor, secure)
    const db = databaseFor(call, actor, serving)
    const asked = (on: Database, keeps = on): Asked<never> =>
      ask(call, on, keeps, input, actor, now, facts, reply, serving)
    const served = { request, caller, secure }
    const whole = () => {
      if (!writes)
        return readWhereFit(replicas, call, served, (on) => handle(asked(on ? databaseFor(call, actor, on) : db, db)))
      return alone
        ? handle(asked(db))
        : inTransaction(db, slot(call, request, facts, input, serving), (tx) => handle(asked(tx)))
    }
    const tried =
      atOnce && request.headers['idempotency-key'] === undefined
        ? async () => (await atOnce(asked(db)).catch(nothingOfAClash)) ?? whole()
        : whole
    const output = writes && replicas ? () => thenFollowed(replicas, served, reply, tried) : tried
    const answered = checked ? held(call, output) : output()
    // What anybody may read leaves no trace: a visitor who says so again and again would fill the audit.
    const exported = writes || !caller ? undefined : request.headers['x-export']
    return exported === undefined
      ? answered
      : noted(answered, (reply) => noteExport(db, call, exported, { ...input, reply }, byOf(actor, facts)))
  }
}

/** A first try that clashed with another transaction has changed nothing. */
function nothingOfAClash(error: unknown): null {
  if (mayPassAgain(error)) return null
  throw error
}

/** The reply, once it is noted that it leaves as a file. */
async function noted(answered: unknown, note: (reply: unknown) => Promise<void>): Promise<unknown> {
  const reply = await answered
  await note(reply)
  return reply
}

function ask(
  call: Call,
  db: Database,
  /** Where facts are written down: of what is read from a replica, the primary. */
  keeps: Database,
  input: Input,
  actor: Asked<never>['actor'],
  now: Date,
  request: RequestFacts,
  reply: ReplyHead,
  serving: Serving,
) {
  const by = byOf(actor, request)
  return {
    db,
    dbOf: (other) => databaseFor(call, other, serving),
    files: serving.files,
    vault: serving.vault,
    actor,
    now,
    query: input.query as never,
    body: input.body as never,
    request,
    reply,
    record: (event) => recordEvent(keeps, event, by),
    audit: (entry) => recordAudit(keeps, entry, by),
  } satisfies Asked<never>
}

/** Where the reply is kept for a repeated request; nowhere where it is a secret. */
function slot(call: Call, request: FastifyRequest, facts: RequestFacts, input: Input, { hashKey }: Serving) {
  if (call.secretReply) return null
  const person = request.caller ? `account:${request.caller.actor.userId}` : `ip:${facts.ip}`
  const actor = facts.apiTokenId === null ? person : `apiToken:${facts.apiTokenId}`
  return slotOf(hashKey, request.headers['idempotency-key'], actor, `${call.method} ${call.path}`, input)
}

/** Holds a call to its word: the reply's shape, and no refusal that the contract does not name. */
async function held(call: Call, output: () => unknown): Promise<unknown> {
  try {
    const reply = await output()
    if (!isFile(reply) && !isEventStream(reply)) checkReply(call, reply)
    return reply
  } catch (error) {
    if (error instanceof Refusal && !isDeclared(call, error.kind)) {
      throw new Error(
        `${call.method} ${call.path} refuses with ${error.kind.code}, which its contract does not name.`,
        {
          cause: error,
        },
      )
    }
    throw error
  }
}
