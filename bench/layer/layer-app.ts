/* The call layer without a database, alone or with all that a request of the academy passes: a process that `startServer` starts. */
import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { readAccessToken } from '#modules/signin/server/public.ts'
import { readConfig } from '#platform/server/configuration/config.ts'
import type { Database } from '#platform/server/database.ts'
import { Callers, type Authenticate } from '#platform/server/http/callers.ts'
import { answerErrors } from '#platform/server/http/replies/errors.ts'
import { newFastify } from '#platform/server/http/fastify.ts'
import { Limiter } from '#platform/server/http/limits/limiter.ts'
import { mount } from '#platform/server/http/mount.ts'
import { watchRequests } from '#platform/server/http/limits/watch.ts'
import { openLog } from '#platform/server/log/log.ts'
import { openMetrics } from '#platform/server/log/metrics.ts'
import { secretsFrom } from '#platform/server/configuration/secrets.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { settingsOfChild, tellPort } from '../child.ts'
import { layerCalls } from './layer-calls.ts'

const { whole, secret } = settingsOfChild<{ whole: boolean; secret: string }>()
const config = readConfig({ NODE_ENV: 'production' })
const log = openLog(config.logLevel)
const metrics = openMetrics([new pg.Pool()])
const secrets = secretsFrom(secret)
const limiter = whole ? new Limiter(null as unknown as Database, randomBytes(32), null) : null
const sentence = (code: string) => code

/** As the academy's own, less its one query: the kept answer is what nearly every request meets. */
const authenticate: Authenticate = async (token, now) => {
  const claims = await readAccessToken(secrets, token, now)
  if (!claims) return null
  const own = { traineeId: null, instructorId: null, organizationId: null, actingAdminId: null }
  const actor: Actor = { userId: claims.userId, role: 'editor', permissions: [], ...own, name: 'سامي', language: 'ar' }
  return { actor, sessionId: claims.sessionId, tokenEnds: claims.ends }
}

const app = newFastify(config, log, sentence)
if (whole) watchRequests(app, log, metrics)
answerErrors(app, log, sentence, limiter, metrics)
mount(app, [layerCalls(whole ? 'all' : 'anonymous')], {
  // No call here reads these.
  db: null as unknown as Database,
  persons: null,
  replicas: null,
  files: null as never,
  vault: null as never,
  clock: () => new Date(),
  callers: new Callers(authenticate),
  limiter,
  tokens: { areaOf: () => null, used: () => undefined },
  gate: null,
  secure: false,
  checked: false,
  hashKey: randomBytes(32),
})
await app.listen({ host: '127.0.0.1', port: 0 })
tellPort((app.server.address() as AddressInfo).port)
