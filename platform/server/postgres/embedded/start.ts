import { mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { ConfigError } from '../../configuration/config-error.ts'
import { initCluster, isCluster, superuser } from './cluster.ts'
import { cannotConnectNow, holdServer, isComingOrGoing, isForGood, refusalOf, type Hold } from './hold.ts'
import { keepRunning, type Keeping } from './keep.ts'
import { findPrograms } from './programs.ts'
import { endUseless, livePid, spawnServer, watchForCircles, type ServerOptions, type Started } from './process.ts'
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
  /** Starts the server again whenever it has ended; without it whoever asks finds it gone. */
  readonly keeping?: Keeping
}

/**
 * Starts the embedded PostgreSQL server on a folder, or joins the one that already runs there: several processes
 * may call this on the same folder, and the last one to stop ends the server. It listens on a Unix socket only.
 */
export async function startPostgres(options: StartOptions): Promise<Postgres> {
  if (process.platform === 'win32') {
    throw new ConfigError('On Windows run Diwan inside WSL, or set DATABASE_URL to a PostgreSQL server.')
  }
  const folder = resolve(options.dataDir)
  const programs = options.programs ?? findPrograms()
  const as = runAs(programs)
  mkdirSync(dirname(folder), { recursive: true })
  const host = socketFolder(folder, as)
  const config = { host, port: 5432, user: superuser, database: 'postgres' }
  const server = { folder, programs, as, durable: options.durable, host, maxConnections: options.maxConnections ?? 100 }

  const { hold, reused } = await holdOrStart(server, config)
  const kept = options.keeping
    ? keepRunning(
        hold,
        { start: () => startAgain(server, config), finish: () => finish(server.folder, config) },
        options.keeping,
      )
    : { stop: () => hold.release() }
  return { config, url: urlOf(config), reused, stop: kept.stop }
}

const urlOf = ({ host, port, user, database }: PostgresConfig) =>
  `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`

async function holdOrStart(server: ServerOptions, config: PostgresConfig): Promise<{ hold: Hold; reused: boolean }> {
  const running = livePid(server.folder) ? await holdRunning(server.folder, config) : null
  if (running) return { hold: running, reused: true }
  initCluster(server)

  for (let attempt = 1; ; attempt++) {
    const circles = watchForCircles(server.folder)
    const started = spawnServer(server)
    let refused: string | null = null
    let deadline = performance.now() + 30_000
    while (performance.now() < deadline) {
      // Who answers may also be the server of a process that started at the same moment and won.
      const hold = await holdServer(server.folder, config)
      if (hold) {
        const reused = livePid(server.folder) !== started.pid
        // Ours finds that it came second only when it gets to look: by then the other must not have ended.
        if (reused) await hasEnded(started)
        return { hold, reused }
      }
      if (started.failure() !== null) break
      const refusal = await refusalOf(config)
      const isComing = refusal?.code === cannotConnectNow
      refused = isComing ? circles() : refusal && said(refusal)
      if (isComing ? refused : refusal && isForGood(refusal)) break
      if (isComing) deadline = performance.now() + 30_000
      await pause(25)
    }
    const failure = started.failure() ?? refused ?? 'the server did not answer within 30 seconds'
    // Nobody could use it, and a next start would join it.
    if (livePid(server.folder) === started.pid) await endUseless(server.folder)
    // A killed postmaster leaves its lock and its children behind until the system has cleared them, about a second.
    if (attempt >= 20 || !/lock file|shared memory|another postmaster/.test(failure)) {
      throw new ConfigError(whyNot(server.folder, failure))
    }
    await pause(500)
  }
}

const said = ({ message, detail }: pg.DatabaseError) =>
  `FATAL:  ${message}${detail ? `: ${detail.replace(/\.$/, '')}` : ''}`

async function hasEnded(started: Started): Promise<void> {
  while (started.failure() === null) await pause(10)
}

/** `kill` without more asks PostgreSQL to wait until everybody has left; here that is never. */
async function finish(folder: string, config: PostgresConfig): Promise<void> {
  const pid = livePid(folder)
  if (pid && (await isComingOrGoing(config))) process.kill(pid, 'SIGINT')
}

/** Of a folder that has gone meanwhile no new one is made: an empty academy would pass for the lost one. */
async function startAgain(server: ServerOptions, config: PostgresConfig): Promise<Hold> {
  if (!isCluster(server.folder)) throw new ConfigError(`${server.folder} holds no database any more.`)
  return (await holdOrStart(server, config)).hold
}

/** Joins the server that runs; waits while it is starting up after a crash, or until it has gone. */
async function holdRunning(folder: string, config: PostgresConfig): Promise<Hold | null> {
  const circles = watchForCircles(folder)
  for (;;) {
    const hold = await holdServer(folder, config)
    if (hold) return hold
    const refusal = await refusalOf(config)
    // Others may be using it all the same: it goes on.
    if (refusal && isForGood(refusal)) throw new ConfigError(whyNot(folder, said(refusal)))
    if (refusal?.code !== cannotConnectNow) return null
    const why = circles()
    if (why !== null) {
      await endUseless(folder)
      throw new ConfigError(whyNot(folder, why))
    }
    await pause(50)
  }
}

const damage =
  /pg_control|checkpoint record|could not (read|open|access) (file|directory) "?(base|global|pg_)|subdirectory "base|invalid (page|data)|invalid primary/

/** What the server said as it failed to start, with what to do about it. */
function whyNot(folder: string, failure: string): string {
  const fatal = /(?:FATAL|PANIC): +([^|]*?) *(?:\||$)/.exec(failure)?.[1] ?? failure
  const todo = damage.test(failure)
    ? 'Its data are damaged or incomplete: keep a copy of the folder, and restore a backup into a new one (DATA_DIR, bin/restore).'
    : /lock file/.test(failure)
      ? `Where no other PostgreSQL uses this folder, remove ${join(folder, 'postmaster.pid')} and start again.`
      : `More stands in ${join(folder, 'server.log')}.`
  return `PostgreSQL does not start on ${folder}: ${fatal}. ${todo}`
}
