import type { FastifyRequest } from 'fastify'
import type { Call } from '#platform/shared/call.ts'
import type { ReplyHead } from '../handler.ts'
import type { Caller } from '../http/callers.ts'
import type { ReadDatabases } from './replica.ts'
import type { Replicas } from './replicas.ts'
import { writtenBy, writtenCookie } from './written.ts'

interface Served {
  readonly request: FastifyRequest
  readonly caller: Caller | null
  /** Whether people reach the academy over https. */
  readonly secure: boolean
}

/**
 * Runs a call that reads where it may be read: null for the primary. A program that may write carries no cookie, and its
 * next request may come to another process, so it always gets the primary.
 */
export function readWhereFit(
  replicas: Replicas | null,
  call: Call,
  { request, caller, secure }: Served,
  run: (on: ReadDatabases | null) => unknown,
): unknown {
  if (replicas === null || !call.mayBeBehind || (caller?.apiToken?.writes.length ?? 0) > 0) return run(null)
  const reading = { account: caller?.actor.userId ?? 0, written: writtenBy(request.headers.cookie, secure) }
  return replicas.read(reading, run)
}

/**
 * What a write answers or fails with, once it is known up to where its sender must be shown what is there: who was refused
 * looks at what is there, too.
 */
export async function thenFollowed(
  replicas: Replicas,
  { caller, secure }: Served,
  reply: ReplyHead,
  run: () => unknown,
): Promise<unknown> {
  try {
    return await run()
  } finally {
    const position = await replicas.wrote(caller?.actor.userId ?? 0)
    if (position !== null && !caller?.apiToken) reply.header('set-cookie', writtenCookie(position, secure))
  }
}
