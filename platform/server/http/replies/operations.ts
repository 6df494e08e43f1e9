import { statfs } from 'node:fs/promises'
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../configuration/config.ts'
import type { Database } from '../../database.ts'
import { missingMigrations } from '../../postgres/migrate.ts'
import type { Log } from '../../log/log.ts'
import { apiHeaders } from '../pages/headers.ts'

export interface OperationsParts {
  readonly config: Config
  readonly db: Database
  readonly log: Log
  /** The folder in which uploads arrive. */
  readonly incoming: string
  /** The text that Prometheus reads, of all processes behind the port. */
  readonly metrics: () => Promise<string>
  /** Whether this process sends mail; where nobody does, waiting mail is no fault. */
  readonly sendsMail: boolean
}

const leastFreeDisk = 0.05
/** A mail that is due and that nobody has tried for so long says that sending has died. */
const longestUntriedMinutes = 30

/** `/healthz`: the process answers. `/readyz`: it can do its work. `/metrics`: for Prometheus. None tells details. */
export function addOperations(app: FastifyInstance, parts: OperationsParts): void {
  const quiet = { config: { quiet: true } }
  let stopping = false
  app.addHook('preClose', async () => void (stopping = true))

  app.get('/healthz', quiet, (_request, reply) => reply.headers(apiHeaders).send({ status: 'ok' }))

  const check = readiness(parts)
  app.get('/readyz', quiet, async (_request, reply) => {
    const failing = stopping ? ['stopping'] : await check()
    if (failing.length > 0) parts.log.warn({ failing }, 'not ready')
    reply.headers(apiHeaders).code(failing.length > 0 ? 503 : 200)
    return { ready: failing.length === 0 }
  })

  app.get('/metrics', quiet, async (request, reply) => {
    if (!mayReadMetrics(request, parts.config)) return reply.callNotFound()
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await parts.metrics())
  })
}

/**
 * Whoever has the token; without one who asks from this machine, while it is for this machine alone. Behind a proxy on the
 * same machine everybody comes from here, and a proxy need not say for whom it asks.
 */
function mayReadMetrics(request: FastifyRequest, { metricsToken: token, publicUrl, trustedProxies }: Config): boolean {
  const { authorization } = request.headers
  if (token !== null && authorization) {
    const [given, wanted] = [Buffer.from(authorization), Buffer.from(`Bearer ${token}`)]
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  }
  if (trustedProxies > 0 || !/^https?:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:|\/|$)/.test(publicUrl)) return false
  const forwarded = request.headers['x-forwarded-for'] ?? request.headers['forwarded'] ?? request.headers['via']
  return forwarded === undefined && /^(::ffff:)?127\.|^::1$/.test(request.socket.remoteAddress ?? '')
}

/** The names of what is wrong now. */
function readiness({ config, db, sendsMail, incoming }: OperationsParts): () => Promise<string[]> {
  let migrated = false
  const database = async () => {
    migrated ||= (await missingMigrations(db)).length === 0
    if (!migrated) throw new Error('migrations are missing')
    if (!sendsMail) return
    const untried = await db
      .selectFrom('platform.outbox_mail')
      .select('id')
      .where('state', '=', 'waiting')
      .where('next_try_at', '<', new Date(Date.now() - longestUntriedMinutes * 60_000).toISOString())
      .limit(1)
      .executeTakeFirst()
    if (untried) throw new Error('mail is not sent')
  }
  const disk = async () => {
    // Uploads may lie on a disk of their own.
    for (const folder of new Set([config.dataDir, incoming])) {
      const { bavail, blocks, ffree, files } = await statfs(folder)
      if (blocks > 0 && bavail / blocks < leastFreeDisk) throw new Error('the disk is nearly full')
      if (files > 0 && ffree === 0) throw new Error('the disk takes no more files')
    }
  }
  return async () => {
    const results = await Promise.allSettled([database(), disk()])
    return results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason?.message)] : []))
  }
}
