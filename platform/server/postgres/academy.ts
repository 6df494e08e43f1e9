import { join } from 'node:path'
import pg from 'pg'
import { Kysely, PostgresDialect } from 'kysely'
import { ConfigError, type Config } from '../config.ts'
import { prepareJobs } from '../jobs/schema.ts'
import { checkServer } from './check.ts'
import { application } from './cluster.ts'
import { migrate, missingMigrations } from './migrate.ts'
import { grantToApplication, refuseNoOwner, refuseSameRole, roleFacts } from './roles.ts'
import { startPostgres, type Postgres } from './start.ts'

/** How a process reaches the database; plain, so that it can be handed to other processes. */
export type DatabaseAddress = Pick<pg.ClientConfig, 'host' | 'port' | 'user' | 'database' | 'connectionString'>

export interface AcademyDatabase {
  /** For serving: of the role that may neither change tables nor the audit, where there are two. */
  readonly address: DatabaseAddress
  /** For migrations, backups and restores; null where only the application's address is known here. */
  readonly owner: DatabaseAddress | null
  /** Whether the owner is another role than the application. */
  readonly twoRoles: boolean
  readonly embedded: boolean
  /** Names of the migrations that ran now. */
  readonly migrated: readonly string[]
  /** True where another process uses the embedded server at this moment. */
  readonly reused: boolean
  /** Ends the embedded server, unless another process uses it. Close your own connections first. */
  stop(): Promise<void>
}

const embeddedName = 'academy'

type Settings = Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'dataDir' | 'poolSize' | 'workers'>

/** The academy's database, brought up to date: the server of `DATABASE_URL`, else the embedded one in the data folder. */
export async function openAcademyDatabase(settings: Settings): Promise<AcademyDatabase> {
  if (settings.databaseUrl !== null) return openElsewhere(settings.databaseUrl, settings.databaseOwnerUrl)
  const server = await startEmbedded(settings)
  const stop = () => server.stop()
  try {
    const owner = { ...server.config, database: embeddedName }
    await createDatabase(server)
    await checkServer(owner)
    const address = { ...owner, user: application }
    const migrated = await bringUpToDate(owner, application)
    return { address, owner, twoRoles: true, embedded: true, migrated, reused: server.reused, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** One role for all, two, or the application's alone: then somebody else has migrated (`bin/migrate`). */
async function openElsewhere(url: string, ownerUrl: string | null): Promise<AcademyDatabase> {
  const address = { connectionString: url }
  const rest = { address, embedded: false, reused: true, stop: async () => {} }
  await checkServer(address)
  const role = await roleFacts(address)
  if (ownerUrl !== null) {
    const owner = { connectionString: ownerUrl }
    await checkServer(owner)
    const ownRole = await roleFacts(owner)
    refuseNoOwner(ownRole, role)
    const migrated = await migrate(owner)
    refuseSameRole(ownRole, await roleFacts(address))
    await prepareJobs(owner)
    await grantToApplication(owner, role.name)
    return { ...rest, owner, twoRoles: true, migrated }
  }
  if (role.owns) return { ...rest, owner: address, twoRoles: false, migrated: await bringUpToDate(address, null) }
  await refuseOutdated(address)
  return { ...rest, owner: null, twoRoles: true, migrated: [] }
}

/** Every table as this version needs it, and open to the role that serves. Answers the migrations that ran. */
export async function bringUpToDate(owner: DatabaseAddress, role: string | null): Promise<string[]> {
  const migrated = await migrate(owner)
  await prepareJobs(owner)
  if (role !== null) await grantToApplication(owner, role)
  return migrated
}

async function refuseOutdated(address: DatabaseAddress): Promise<void> {
  const pool = new pg.Pool({ ...address, max: 1 })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const missing = await missingMigrations(db).finally(() => db.destroy())
  if (missing.length === 0) return
  throw new ConfigError(
    `The database lacks ${missing.length} migrations, and the role of DATABASE_URL may not run them. ` +
      'Run bin/migrate with DATABASE_OWNER_URL set, or set it here.',
  )
}

/** Beside its pool each process listens on one connection and runs jobs on three; commands need a few more. */
const startEmbedded = ({ dataDir, poolSize, workers }: Pick<Config, 'dataDir' | 'poolSize' | 'workers'>) =>
  startPostgres({
    dataDir: join(dataDir, 'postgres'),
    durable: true,
    maxConnections: Math.max(100, workers * (poolSize + 4) + 20),
  })

async function createDatabase(server: Postgres): Promise<void> {
  const client = new pg.Client(server.config)
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [embeddedName])
    if (found.rowCount === 0) await unlessThere(client.query(`create database ${embeddedName}`))
    const role = await client.query('select 1 from pg_roles where rolname = $1', [application])
    if (role.rowCount === 0) await unlessThere(client.query(`create role ${application} login`))
  } finally {
    await client.end()
  }
}

/** Another process that starts at the same time may have made it. */
async function unlessThere(making: Promise<unknown>): Promise<void> {
  try {
    await making
  } catch (error) {
    if (!['42P04', '42710', '23505'].includes((error as { code: string }).code)) throw error
  }
}
