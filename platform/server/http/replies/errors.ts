import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound, Refusal } from '#platform/shared/refusal.ts'
import type { RefusedAudit } from '../../audit/refused.ts'
import { LostFile } from '../../files/kept-files.ts'
import type { Log } from '../../log/log.ts'
import { apiHeaders } from '../pages/headers.ts'
import type { Metrics } from '../../log/metrics.ts'
import type { Limiter } from '../limits/limiter.ts'
import { problemOf, retryAfter, type Sentence } from './problems.ts'

/** Every failed call answers with a `Problem`. A bug is logged in full and answered with its request id alone. */
export function answerErrors(
  app: FastifyInstance,
  log: Log,
  sentence: Sentence,
  limiter: Limiter | null,
  metrics: Metrics | null = null,
  refused: RefusedAudit | null = null,
  source: ((ip: string, now: Date) => string) | null = null,
): void {
  if (refused) app.addHook('onClose', () => refused.settled())
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Refusal && !request.caller) countFailure(limiter, log, request, error)
    if (error instanceof Refusal && source && request.countsFailures) noteFailure(log, request, error, source)
    if (sendProblem(error, request, reply, log, sentence)) metrics?.bug()
    if (error instanceof Refusal) refused?.note(error, request)
  })
}

/** The audit's row of the same request has the address itself, where somebody's account was meant. */
function noteFailure(
  log: Log,
  request: FastifyRequest,
  { kind }: Refusal,
  source: (ip: string, now: Date) => string,
): void {
  const facts = { requestId: request.id, route: request.routeOptions.url, code: kind.code }
  log.warn({ ...facts, source: source(request.ip, new Date()) }, 'a log-in was refused')
}

/** The guard's own 'sign in first' is no failed try: sessions of a whole exam room end at the same minute. */
function countFailure(limiter: Limiter | null, log: Log, request: FastifyRequest, { kind }: Refusal): void {
  if (kind.status === 429 || kind.code === 'notSignedIn' || request.countsFailures) return
  // Nobody waits for the count.
  limiter
    ?.failed(request.routeOptions.url ?? '', request.ip)
    .catch((error: unknown) => log.warn({ err: error }, 'a refused call was not counted'))
}

/** Answers whether it was a bug. */
export function sendProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  log: Log,
  sentence: Sentence,
): boolean {
  const asked = { method: request.method, url: request.routeOptions?.url }
  const { problem, bug } = problemOf(error, sentence, request.id, asked)
  const facts = { requestId: request.id, method: asked.method, route: asked.url, err: error }
  if (bug) log.error(facts, 'a bug stopped a request')
  else if (error instanceof LostFile) log.warn(facts, 'a file is gone from the store')
  else if (!(error instanceof Refusal) && 'severity' in Object(error)) log.warn(facts, 'the database refused')
  reply.code(problem.status).headers(apiHeaders)
  reply.header('x-request-id', request.id).header('cache-control', 'no-store')
  const seconds = retryAfter(problem)
  if (seconds !== null) reply.header('retry-after', String(seconds))
  reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(problem))
  return bug
}

export const sendNotFound = (request: FastifyRequest, reply: FastifyReply, log: Log, sentence: Sentence): void =>
  void sendProblem(new Refusal(notFound), request, reply, log, sentence)
