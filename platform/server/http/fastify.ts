import { randomBytes } from 'node:crypto'
import type { ServerOptions } from 'node:http'
import { fastify, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { Refusal, unsupportedType } from '#platform/shared/refusal.ts'
import type { Config } from '../configuration/config.ts'
import type { Log } from '../log/log.ts'
import { sendProblem } from './replies/errors.ts'
import type { Sentence } from './replies/problems.ts'

const mebi = 1024 * 1024
const start = randomBytes(6).toString('base64url')
let count = 0
/** Short, never the same twice, and telling nothing but the order within a process. */
const nextRequestId = () => `${start}-${(++count).toString(36)}`

/** The bare server: limits of time and size, strict JSON, ids of requests. */
export function newFastify(config: Config, log: Log, sentence: Sentence): FastifyInstance {
  const options: FastifyServerOptions & { http: ServerOptions } = {
    // One line a request is written by `watchRequests`; Fastify's own two cost a logger for each.
    logger: false,
    genReqId: nextRequestId,
    requestIdHeader: false,
    // A function is asked for every address; without a proxy in front there is nothing to ask.
    trustProxy: config.trustedProxies > 0 && ((_address: string, hop: number) => hop < config.trustedProxies),
    bodyLimit: mebi,
    exposeHeadRoutes: false,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // Node looks for requests that are too slow only every 30 s unless told otherwise.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    frameworkErrors: (error, request, reply) =>
      void sendProblem(error, request as never, reply as never, log, sentence),
  }
  const app = fastify(options)
  closeWhatGoesIdle(app)
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const encoding = request.headers['content-encoding']
    if (encoding !== undefined && encoding !== 'identity') return done(new Refusal(unsupportedType))
    return parseJson(request, body as string, done)
  })
  return app
}

/** A connection that was answering when the server began to stop would else be kept open for its next request. */
function closeWhatGoesIdle(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), 50)
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
