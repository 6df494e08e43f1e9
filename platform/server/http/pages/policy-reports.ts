import type { FastifyInstance } from 'fastify'
import type { Log } from '../../log/log.ts'
import { Limits } from '../limits/limits.ts'

const rate = { perSecond: 1, burst: 20 }

/** `/csp-report`: browsers tell what the policy of content stopped. Only the rule and the sites are logged, no address of a page. */
export function addPolicyReports(app: FastifyInstance, log: Log): void {
  const limits = new Limits()
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const types = ['application/csp-report', 'application/reports+json']
    scope.addContentTypeParser(types, { parseAs: 'string', bodyLimit: 20_000 }, (_request, body, done) => {
      try {
        done(null, JSON.parse(body as string))
      } catch {
        done(null, null)
      }
    })
    scope.post('/csp-report', { config: { quiet: true } }, (request, reply) => {
      if (limits.take('reports', rate) === 0) {
        for (const each of reportsOf(request.body).slice(0, 5)) log.warn(each, 'the content policy stopped something')
      }
      reply.code(204).send()
    })
  })
}

function reportsOf(body: unknown): object[] {
  const all = Array.isArray(body) ? body : [body]
  return all.flatMap((each: unknown) => {
    const report = Object((each as Record<string, unknown> | null)?.['body'] ?? Object(each)['csp-report'])
    const directive = report.effectiveDirective ?? report['effective-directive'] ?? report['violated-directive']
    const blocked = report.blockedURL ?? report['blocked-uri'] ?? ''
    // Anybody may send one: what is no text cannot always be made one.
    if (typeof directive !== 'string' || typeof blocked !== 'string') return []
    return [
      {
        directive: directive.slice(0, 60),
        blocked: URL.canParse(blocked) ? new URL(blocked).host : blocked.slice(0, 30),
      },
    ]
  })
}
