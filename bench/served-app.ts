/* The real server in production mode, without limits of rate: a process that `startServer` starts. */
import { FirstAnswers } from '#platform/server/http/pages/first-answers.ts'
import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#apps/server/app.ts'
import { serverModules } from '#apps/server/modules.ts'
import { sampleLogins } from '#database/seeds/logins.ts'
import { readConfig } from '#platform/server/configuration/config.ts'
import { openDatabase } from '#platform/server/database.ts'
import { openStorage } from '#platform/server/files/storage/storage.ts'
import { openLive } from '#platform/server/live/hub.ts'
import { openLog } from '#platform/server/log/log.ts'
import { openMetrics } from '#platform/server/log/metrics.ts'
import { openPersonDatabases } from '#platform/server/person-databases.ts'
import type { PostgresConfig } from '#platform/server/postgres/embedded/start.ts'
import { personRole } from '#platform/server/postgres/wall.ts'
import { secretsFrom } from '#platform/server/configuration/secrets.ts'
import { dataKeysFrom } from '#platform/server/vault/keys.ts'
import { openVault } from '#platform/server/vault/vault.ts'
import { settingsOfChild, tellPort } from './child.ts'

/** `at`: the instant at which its clock begins, in place of now. */
const { at, ...address } = settingsOfChild<PostgresConfig & { at?: string }>()
const ahead = at === undefined ? 0 : Date.parse(at) - Date.now()
const config = {
  ...readConfig({ NODE_ENV: 'production' }),
  host: '127.0.0.1',
  // No call that is measured keeps a file, so the folder is never made.
  dataDir: join(tmpdir(), 'diwan-bench'),
}
const logins = sampleLogins()
const secrets = secretsFrom(randomBytes(48).toString('base64url'))
const { db, pool } = openDatabase({ ...address, max: config.poolSize })
const role = await personRole(address)
const vault = await openVault(db, dataKeysFrom([randomBytes(48).toString('base64url')]), null)
const firstAnswers = new FirstAnswers()
const app = await buildApp({
  config,
  db,
  persons: role === null ? null : openPersonDatabases({ ...address, max: config.poolSize }, role, db),
  secrets,
  live: await openLive(address),
  files: openStorage(config, vault),
  vault,
  log: openLog(config.logLevel),
  metrics: openMetrics([pool]),
  modules: serverModules({
    secrets,
    // The sample academy's own: the log-in that is measured asks for no second factor.
    sample: { password: logins.password, emails: logins.logins.map(({ email }) => email) },
    publicUrl: config.publicUrl,
    hasMailbox: false,
    firstAnswers,
    identityProviders: [],
    onProviderFailure: () => undefined,
    ownUrl: config.publicUrl,
    sendsMail: false,
  }),
  firstAnswers,
  limited: false,
  clock: () => new Date(Date.now() + ahead),
})
await app.listen({ host: config.host, port: 0 })
tellPort((app.server.address() as AddressInfo).port)
