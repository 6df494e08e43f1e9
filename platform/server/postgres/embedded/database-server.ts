import { join } from 'node:path'
import type pg from 'pg'
import type { Config } from '../../configuration/config.ts'
import { connectTo } from '../client.ts'
import { application } from './cluster.ts'
import type { Keeping } from './keep.ts'
import { startPostgres, type Postgres } from './start.ts'

/** How a process reaches the database; plain, so that it can be handed to other processes. */
export type DatabaseAddress = Pick<pg.ClientConfig, 'host' | 'port' | 'user' | 'database' | 'connectionString'>

export interface DatabaseServer {
  /** For serving: of the role that may neither change tables nor the audit, where there are two. */
  readonly address: DatabaseAddress
  readonly embedded: boolean
  /** True where another process uses the embedded server at this moment. */
  readonly reused: boolean
  /** Ends the embedded server, unless another process uses it. Close your own connections first. */
  stop(): Promise<void>
}

const embeddedName = 'academy'

export type ServerSettings = Pick<Config, 'databaseUrl' | 'dataDir' | 'poolSize' | 'workers'> &
  Partial<Pick<Config, 'databaseSessionUrl'>>

/**
 * Only sees to it that a server is there, the embedded one with its database and roles; `keeping` has it started again.
 * What the database needs besides is brought by `academy.ts`, which loads more.
 */
export async function openDatabaseServer(settings: ServerSettings, keeping?: Keeping): Promise<DatabaseServer> {
  if (settings.databaseUrl !== null) {
    // Migrations, notices and jobs need sessions: a pooler is for the statements of requests alone.
    const address = { connectionString: settings.databaseSessionUrl ?? settings.databaseUrl }
    return { address, embedded: false, reused: true, stop: async () => {} }
  }
  const server = await startEmbedded(settings, keeping)
  try {
    await createDatabase(server)
  } catch (error) {
    await server.stop()
    throw error
  }
  const address = { ...server.config, database: embeddedName, user: application }
  return { address, embedded: true, reused: server.reused, stop: () => server.stop() }
}

/** Beside its two pools each process listens on one connection and runs jobs on three; commands need a few more. */
const startEmbedded = ({ dataDir, poolSize, workers }: ServerSettings, keeping: Keeping | undefined) =>
  startPostgres({
    ...(keeping && { keeping }),
    dataDir: join(dataDir, 'postgres'),
    durable: true,
    maxConnections: Math.max(100, workers * (2 * poolSize + 4) + 20),
  })

async function createDatabase(server: Postgres): Promise<void> {
  const client = await connectTo(server.config)
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
