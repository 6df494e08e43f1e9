import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log } from '../../log/log.ts'
import type { Metrics } from '../../log/metrics.ts'

/** One line and one measurement a request, when its answer has gone. */
export function watchRequests(app: FastifyInstance, log: Log, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none')
    const seconds = reply.elapsedTime / 1000
    metrics.requested(request.method, route, reply.statusCode, seconds)
    // Files and pages say little; the API's line is the one that is read.
    const level = reply.statusCode >= 500 ? 'warn' : request.caller || !isStatic(request) ? 'info' : 'debug'
    log[level](
      {
        requestId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(request.caller && { accountId: request.caller.actor.userId }),
      },
      'request',
    )
    done()
  })
}

const isStatic = (request: FastifyRequest) => request.is404 || request.routeOptions.config.quiet === true

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its requests are logged for debugging only. */
    quiet?: boolean
  }
}
