import { randomUUID } from 'node:crypto'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { beginSession } from '#modules/signin/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import type { Secrets } from '#platform/server/configuration/secrets.ts'
import type { Call, Input, Output } from '#platform/shared/call.ts'
import type { Problem } from '#platform/shared/refusal.ts'
import { cast, type CastKey } from './stages/cast.ts'

/** What a call failed with. */
export class ApiProblem extends Error {
  readonly problem: Problem
  readonly status: number
  readonly code: string
  constructor(problem: Problem) {
    super(
      `${problem.status} ${problem.code}: ${problem.message} ${JSON.stringify(problem.fields ?? problem.data ?? '')}`,
    )
    this.problem = problem
    this.status = problem.status
    this.code = problem.code
  }
}

/** The problem that this refused with; fails where it passed. */
export async function refusalOf(sent: Promise<unknown>): Promise<Problem> {
  try {
    await sent
  } catch (error) {
    if (error instanceof ApiProblem) return error.problem
    throw error
  }
  throw new Error('The call was expected to be refused, and it passed.')
}

interface AskOptions {
  readonly headers?: Readonly<Record<string, string>>
  /** Idempotency key; a new one for each write that is not `repeatable` where none is given. */
  readonly key?: string
}

type InputArguments<C extends Call> = {} extends Input<C> ? [input?: Input<C>] : [input: Input<C>]

/** Somebody who uses the API. */
export interface Asker {
  /** 0 for a visitor. */
  readonly accountId: number
  /** Sends a call through the whole server: query fields side by side, the body under `body`. Throws `ApiProblem`. */
  send<C extends Call>(call: C, ...rest: [...InputArguments<C>, AskOptions?]): Promise<Output<C>>
  /** The raw answer, whatever its status. */
  raw(call: Call, input?: object, options?: AskOptions): Promise<LightMyRequestResponse>
  /** A good access token at the server's present time. */
  token(): Promise<string | null>
}

export function anonymousAsker(parts: Parts): Asker {
  return asker(parts, 0, async () => null)
}

const browser = { id: 'test', ip: '127.0.0.1', userAgent: 'test' }

/** Read when something is asked: who asks outlives the server that they ask. */
type Parts = () => { readonly app: FastifyInstance; readonly db: Database }
interface ServerSide {
  readonly parts: Parts
  readonly secrets: Secrets
  readonly clock: () => Date
}

export async function askerFor({ parts, secrets, clock }: ServerSide, who: string): Promise<Asker> {
  const email = who in cast ? cast[who as CastKey].email : who
  const account = await parts()
    .db.selectFrom('accounts.account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  if (!account) throw new Error(`Nobody has the address ${email}.`)
  let token: { text: string; from: number; until: number } | null = null
  return asker(parts, account.id, async () => {
    const at = clock().getTime()
    // Tests travel in time; a session of then is none of now.
    if (!token || at < token.from || at >= token.until) {
      const { accessToken, expiresIn } = await beginSession(parts().db, secrets, account.id, browser, new Date(at))
      token = { text: accessToken, from: at, until: at + (expiresIn - 60) * 1000 }
    }
    return token.text
  })
}

function asker(parts: Parts, accountId: number, token: () => Promise<string | null>): Asker {
  const raw = async (call: Call, input: object = {}, options: AskOptions = {}) => {
    const { body, ...query } = input as { body?: unknown } & Record<string, unknown>
    const bearer = await token()
    // as pages do
    const key = options.key ?? (call.effect === 'writes' && !call.repeatable ? randomUUID() : null)
    return parts().app.inject({
      method: call.method,
      url: call.path,
      query: textOf(query),
      headers: {
        'accept-language': 'en',
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(key && { 'idempotency-key': key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    })
  }
  return {
    accountId,
    raw,
    token,
    async send<C extends Call>(call: C, ...[input, options]: [...InputArguments<C>, AskOptions?]) {
      const response = await raw(call, (input ?? {}) as object, options as AskOptions | undefined)
      if (response.statusCode >= 400) throw new ApiProblem(response.json<Problem>())
      const isJson = response.headers['content-type']?.toString().startsWith('application/json')
      return (isJson ? response.json() : response.rawPayload) as Output<C>
    },
  }
}

function textOf(query: Record<string, unknown>): Record<string, string | string[]> {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '')
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
  )
}
