import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { initCluster, superuser } from './cluster.ts'
import { holdServer, type Hold } from './hold.ts'
import { findPrograms } from './programs.ts'
import { livePid, spawnServer, type ServerOptions } from './process.ts'
import { runAs } from './run-as.ts'
import { socketFolder } from './socket.ts'

export interface PostgresConfig {
  /** Folder of the Unix socket. */
  readonly host: string
  readonly port: number
  readonly user: string
  readonly database: string
}

export interface Postgres {
  readonly config: PostgresConfig
  /** The same as a `postgres://` address. */
  readonly url: string
  /** True where another process had started the server. */
  readonly reused: boolean
  /** Stops the server, unless another process still holds it. Close your own connections first. */
  stop(): Promise<void>
}

export interface StartOptions {
  readonly dataDir: string
  /** False: fast and forgetful, and the server dies with this process. For tests. */
  readonly durable: boolean
  readonly maxConnections?: number
  /** Folder with the PostgreSQL programs; found where not given. */
  readonly programs?: string
}

/**
 * Starts the embedded PostgreSQL server on a folder, or joins the one that already runs there: several processes
 * may call this on the same folder, and the last one to stop ends the server. It listens on a Unix socket only.
 */
export async function startPostgres(options: StartOptions): Promise<Postgres> {
  if (process.platform === 'win32') {
    throw new Error('On Windows run Diwan inside WSL, or set DATABASE_URL to a PostgreSQL server.')
  }
  const folder = resolve(options.dataDir)
  const programs = options.programs ?? findPrograms()
  const as = runAs(programs)
  mkdirSync(dirname(folder), { recursive: true })
  const host = socketFolder(folder, as)
  const config = { host, port: 5432, user: superuser, database: 'postgres' }
  const server = { folder, programs, as, durable: options.durable, host, maxConnections: options.maxConnections ?? 100 }

  const { hold, reused } = await holdOrStart(server, config)
  return { config, url: urlOf(config), reused, stop: () => hold.release() }
}

const urlOf = ({ host, port, user, database }: PostgresConfig) =>
  `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`

async function holdOrStart(server: ServerOptions, config: PostgresConfig): Promise<{ hold: Hold; reused: boolean }> {
  const running = livePid(server.folder) ? await holdServer(server.folder, config) : null
  if (running) return { hold: running, reused: true }
  initCluster(server)

  for (let attempt = 1; ; attempt++) {
    const started = spawnServer(server)
    const deadline = performance.now() + 30_000
    while (performance.now() < deadline) {
      // Who answers may also be the server of a process that started at the same moment and won.
      const hold = await holdServer(server.folder, config)
      if (hold) return { hold, reused: livePid(server.folder) !== started.pid }
      if (started.failure() !== null) break
      await pause(25)
    }
    const failure = started.failure() ?? 'the server did not answer within 30 seconds'
    // A killed postmaster leaves its lock and its children behind until the system has cleared them, about a second.
    if (attempt >= 20 || !/lock file|shared memory|another postmaster/.test(failure)) {
      throw new Error(`PostgreSQL did not start on ${server.folder}: ${failure}`)
    }
    await pause(500)
  }
}
