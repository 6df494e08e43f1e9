import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '../config.ts'
import { migrate } from './migrate.ts'
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
export async function openAcademyDatabase(
  settings: Pick<Config, 'databaseUrl' | 'dataDir' | 'poolSize' | 'workers'>,
): Promise<AcademyDatabase> {
  const server = settings.databaseUrl === null ? await startEmbedded(settings) : null
  const stop = async () => server?.stop()
  try {
    const address = server ? { ...server.config, database: embeddedName } : { connectionString: settings.databaseUrl! }
    if (server) await createDatabase(server)
    await checkServer(address)
    return { address, embedded: server !== null, migrated: await migrate(address), stop }
  } catch (error) {
    await stop()
    throw error
  }
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
    if (found.rowCount === 0) await client.query(`create database ${embeddedName}`)
  } catch (error) {
    // Another process that starts at the same time made it.
    if (!['42P04', '23505'].includes((error as { code: string }).code)) throw error
  } finally {
    await client.end()
  }
}
