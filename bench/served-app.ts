/* The real server in production mode, without limits of rate: a process that `startServer` starts. */
import type { AddressInfo } from 'node:net'
import { sampleLogins } from '#database/seeds/logins.ts'
import { openDatabase } from '#platform/server/database.ts'
import { openPersonDatabases } from '#platform/server/person-databases.ts'
import type { PostgresConfig } from '#platform/server/postgres/embedded/start.ts'
import { personRole } from '#platform/server/postgres/wall.ts'
import { settingsOfChild, tellPort } from './child.ts'
import { config, measuredServer } from './measured-app.ts'

/** `at`: the instant at which its clock begins, in place of now. */
const { at, ...address } = settingsOfChild<PostgresConfig & { at?: string }>()
const ahead = at === undefined ? 0 : Date.parse(at) - Date.now()
const logins = sampleLogins()
const opened = openDatabase({ ...address, max: config.poolSize })
const role = await personRole(address)
const { serve } = await measuredServer(address, opened, {
  logs: config.logLevel,
  // The sample academy's own: the log-in that is measured asks for no second factor.
  sample: { password: logins.password, emails: logins.logins.map(({ email }) => email) },
})
const app = await serve(
  role === null ? null : openPersonDatabases({ ...address, max: config.poolSize }, role, opened.db),
  () => new Date(Date.now() + ahead),
)
await app.listen({ host: config.host, port: 0 })
tellPort((app.server.address() as AddressInfo).port)
