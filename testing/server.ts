import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#apps/server/app.ts'
import { serverModules } from '#apps/server/modules.ts'
import { readConfig, type Config } from '#platform/server/configuration/config.ts'
import type { Database } from '#platform/server/database.ts'
import type { FileStorage } from '#platform/server/files/kept-files.ts'
import { openStorage } from '#platform/server/files/storage/storage.ts'
import { FirstAnswers } from '#platform/server/http/pages/first-answers.ts'
import { openLive, type Live } from '#platform/server/live/hub.ts'
import { openLog } from '#platform/server/log/log.ts'
import type { Replicas } from '#platform/server/replicas/replicas.ts'
import { openMetrics } from '#platform/server/log/metrics.ts'
import type { PostgresConfig } from '#platform/server/postgres/embedded/start.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { secretsFrom } from '#platform/server/configuration/secrets.ts'
import { openVault, type Vault } from '#platform/server/vault/vault.ts'
import { cast, castPassword, type CastKey } from './stages/cast.ts'
import { cloneDatabase, type TestDatabase } from './database.ts'
import { testDataKeys } from './template.ts'
import { runStatement } from './temporary-postgres.ts'
import { anonymousAsker, askerFor, type Asker } from './asker.ts'
import { recentLog } from './servers/recent-log.ts'

export { ApiProblem, refusalOf } from './asker.ts'

export interface TestServer {
  readonly app: FastifyInstance
  readonly db: Database
  /** Where uploaded bytes are kept. */
  readonly files: FileStorage
  readonly vault: Vault
  /** For a second process on the same database. */
  readonly databaseAddress: PostgresConfig
  /** The same as the owner of the tables. */
  readonly ownerAddress: PostgresConfig
  /** Runs a statement as the owner of the tables: what the academy itself may not do. */
  asOwner(statement: string): Promise<void>
  /** Signed in as one of the cast, or as whoever has the address. */
  as(who: CastKey | (string & {})): Promise<Asker>
  readonly anonymous: Asker
  /** Where it listens, if it does: `http://127.0.0.1:...`. */
  readonly url: string
  /** From now on it is this time for every handler; without an argument the real time again. */
  at(date?: Date | string): void
  now(): Date
  close(): Promise<void>
}

export interface TestServerOptions {
  /** Instead of the academy's own, for tests of the platform. */
  readonly modules?: readonly ModuleServer[]
  readonly config?: Partial<Config>
  /** The platform's own calls are left out too; `modules` brings all there is. */
  readonly replaces?: boolean
  /** Listens on a port of this machine, for tests that need an address (`server.url`). */
  readonly listening?: boolean
  /** Where the log's lines go; else the newest are kept for a test that fails, and `LOG_LEVEL` (error) of them shown. */
  readonly logTo?: { write(line: string): void }
  /** As a sample academy, where the second factor can be switched off. */
  readonly isSample?: boolean
  /** As one without a mail server: mails wait. */
  readonly withoutMail?: boolean
  /** Slows down who asks too often; off unless that is what is tested. */
  readonly limited?: boolean
  /** Prepared by the test; closed with the server. */
  readonly database?: TestDatabase
  /** Where what may be behind is read; closed with the server. */
  readonly replicas?: (live: Live) => Promise<Replicas>
}

export const testSecrets = secretsFrom('for tests alone: the same in each of them')
const secrets = testSecrets

/** The whole server on a database of its own. Close it in `afterAll`. About 100 ms. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.database ?? (await cloneDatabase())
  const { db, persons } = database
  const dataDir = mkdtempSync(join(tmpdir(), 'diwan-test-data-'))
  const config: Config = { ...readConfig({ NODE_ENV: 'test' }), dataDir, ...options.config }
  const vault = await openVault(db, testDataKeys, secrets)
  const files = openStorage({ dataDir: config.dataDir, bucket: null, scanCommand: config.scanCommand }, vault)
  const live = await openLive(database.config)
  const replicas = (await options.replicas?.(live)) ?? null
  let shift: Date | null = null
  const clock = () => shift ?? new Date()
  const address = { url: '' }
  const log = options.logTo ? openLog(options.config?.logLevel ?? 'info', options.logTo) : openLog('info', recentLog)
  const firstAnswers = new FirstAnswers()
  const parts = {
    secrets,
    sample: options.isSample ? { password: castPassword, emails: [cast.nadia.email] } : null,
    publicUrl: config.publicUrl,
    hasMailbox: false,
    firstAnswers,
    identityProviders: config.identityProviders,
    onProviderFailure: (failure: object) => log.warn(failure, 'an identity provider failed'),
    get ownUrl() {
      return address.url
    },
    sendsMail: !options.withoutMail,
    webhookInsideHosts: config.webhookInsideHosts,
    replicas: () => replicas?.standings() ?? [],
  }
  const app = await buildApp({
    config,
    db,
    persons,
    replicas,
    secrets,
    live,
    files,
    vault,
    log,
    metrics: openMetrics([database.pool]),
    modules: options.modules ?? serverModules(parts),
    firstAnswers,
    clock,
    ownCalls: !options.replaces,
    limited: options.limited ?? false,
  })
  await app.ready()
  if (options.listening) address.url = await app.listen({ host: '127.0.0.1', port: 0 })
  const { config: databaseAddress, owner: ownerAddress } = database
  return served({ app, db, files, vault, live, replicas, database, dataDir }, address.url, {
    databaseAddress,
    ownerAddress,
    asOwner: (statement) => runStatement(ownerAddress, statement),
    at: (date) => {
      shift = date === undefined ? null : new Date(date)
    },
    now: clock,
  })
}

interface Parts extends Pick<TestServer, 'app' | 'db' | 'files' | 'vault'> {
  readonly live: { close(): Promise<void> }
  readonly replicas: Replicas | null
  readonly database: TestDatabase
  readonly dataDir: string
}

/**
 * The server as tests hold it. A worker keeps every file that it has run, and each file its server and who asks it: so
 * nothing of these holds the parts once it is closed, or they come to gigabytes.
 */
function served(
  parts: Parts,
  url: string,
  rest: Pick<TestServer, 'databaseAddress' | 'ownerAddress' | 'asOwner' | 'at' | 'now'>,
): TestServer {
  const held: { parts: Parts | null } = { parts }
  const here = (): Parts => {
    if (!held.parts) throw new Error('The server of this test is closed.')
    return held.parts
  }
  return {
    ...rest,
    url,
    get app() {
      return here().app
    },
    get db() {
      return here().db
    },
    get files() {
      return here().files
    },
    get vault() {
      return here().vault
    },
    as: (who) => askerFor({ parts: here, secrets, clock: rest.now }, who),
    anonymous: anonymousAsker(here),
    close: async () => {
      const { app, live, replicas, database, dataDir } = here()
      await app.close()
      await replicas?.close()
      await live.close()
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
      held.parts = null
    },
  }
}
