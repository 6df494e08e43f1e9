import { join } from 'node:path'
import type pg from 'pg'
import type { Config } from '../config.ts'
import { connectTo } from './client.ts'
import type { Keeping } from './keep.ts'
import { checkServer } from './check.ts'
import { startPostgres, type Postgres } from './start.ts'

/** How a process reaches the database; plain, so that it can be handed to other processes. */
export type DatabaseAddress = Pick<pg.ClientConfig, 'host' | 'port' | 'user' | 'database' | 'connectionString'>

export interface AcademyDatabase {
  readonly address: DatabaseAddress
  readonly embedded: boolean
  /** Names of the migrations that ran now. */
  readonly migrated: readonly string[]
  /** Ends the embedded server, unless another process uses it. Close your own connections first. */
  stop(): Promise<void>
}

const embeddedName = 'academy'

/** The academy's database, brought up to date: the server of `DATABASE_URL`, else the embedded one in the data folder. */
export async function openAcademyDatabase(settings: DatabaseSettings, keeping?: Keeping): Promise<AcademyDatabase> {
  const server = await openDatabaseServer(settings, keeping)
  try {
    return { ...server, migrated: await bringUpToDate(server.address) }
  } catch (error) {
    await server.stop()
    throw error
  }
}

type DatabaseSettings = Pick<Config, 'databaseUrl' | 'dataDir' | 'poolSize' | 'workers'>

/** Only sees to it that a server is there, the embedded one with its empty database; `keeping` has it started again. */
export async function openDatabaseServer(
  settings: DatabaseSettings,
  keeping?: Keeping,
): Promise<Omit<AcademyDatabase, 'migrated'>> {
  if (settings.databaseUrl !== null) {
    return { address: { connectionString: settings.databaseUrl }, embedded: false, stop: async () => {} }
  }
  const server = await startEmbedded(settings, keeping)
  try {
    await createDatabase(server)
  } catch (error) {
    await server.stop()
    throw error
  }
  return { address: { ...server.config, database: embeddedName }, embedded: true, stop: () => server.stop() }
}

/** Refuses a database that the academy cannot run on, and migrates it. Answers the names of what ran now. */
export async function bringUpToDate(address: DatabaseAddress): Promise<readonly string[]> {
  await checkServer(address)
  // Here, as who only sees to it that a server is there needs none of it.
  const { migrate } = await import('./migrate.ts')
  return migrate(address)
}

/** Beside its pool each process listens on one connection and runs jobs on three; commands need a few more. */
const startEmbedded = ({ dataDir, poolSize, workers }: DatabaseSettings, keeping: Keeping | undefined) =>
  startPostgres({
    ...(keeping && { keeping }),
    dataDir: join(dataDir, 'postgres'),
    durable: true,
    maxConnections: Math.max(100, workers * (poolSize + 4) + 20),
  })

async function createDatabase(server: Postgres): Promise<void> {
  const client = await connectTo(server.config)
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [embeddedName])
    if (found.rowCount === 0) await client.query(`create database ${embeddedName}`)
  } catch (error) {
    // Another process that starts at the same time made it.
    if (!['42P04', '23505'].includes((error as { code: string }).code)) throw error
  } finally {
    await client.end()
  }
}
