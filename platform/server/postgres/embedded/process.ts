import { spawn, spawnSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ClusterOptions } from './cluster.ts'

export interface ServerOptions extends ClusterOptions {
  /** Folder of the Unix socket. */
  readonly host: string
  readonly maxConnections: number
}

/** The process id of the server that runs on the folder; 0 where none does. */
export function livePid(folder: string): number {
  const pid = lockedBy(folder)
  return isAlive(pid) && isPostgres(pid) ? pid : 0
}

const lockFile = (folder: string) => join(folder, 'postmaster.pid')

/** The process id that the folder's lock names, alive or not; 0 where it names none. */
function lockedBy(folder: string): number {
  try {
    return Math.max(0, Number(readFileSync(lockFile(folder), 'utf8').split('\n')[0]) || 0)
  } catch {
    return 0
  }
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Once power was cut another program may have the number of the server. Where the system does not tell, it is taken for one. */
function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
  } catch {
    return true
  }
}

/** More than Linux gives a process. */
const nobody = 4_194_305

/**
 * PostgreSQL would take the other program for a server and not start. With a number that nobody has it asks the shared
 * memory that the lock names, as after every crash.
 */
function unlockFromStranger(folder: string): void {
  const pid = lockedBy(folder)
  if (!isAlive(pid) || isPostgres(pid)) return
  const [, ...rest] = readFileSync(lockFile(folder), 'utf8').split('\n')
  writeFileSync(lockFile(folder), [nobody, ...rest].join('\n'))
}

/** Ends a server that nobody can use: nothing of its data is better for an ending in order. */
export async function endUseless(folder: string): Promise<void> {
  const pid = livePid(folder)
  if (pid === 0) return
  process.kill(pid, 'SIGQUIT')
  for (let waited = 0; livePid(folder) === pid && waited < 10_000; waited += 20) await pause(20)
}

const longestLog = 1_000_000
const forgetful = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_wal_size=4GB']

export interface Started {
  readonly pid: number | undefined
  /** Null while it runs, else the end of its log. */
  failure(): string | null
}

/** Starts `postgres` and does not wait until it answers. */
export function spawnServer(server: ServerOptions): Started {
  const settings = [
    'listen_addresses=',
    'unix_socket_permissions=0700',
    `max_connections=${server.maxConnections}`,
    'shared_buffers=128MB',
    ...(server.durable ? [] : forgetful),
  ]
  const flags = ['-D', server.folder, '-k', server.host, '-p', '5432', ...settings.flatMap((each) => ['-c', each])]
  const [command, ...rest] = [...server.as.prefix, ...deathSignal(server), join(server.programs, 'postgres'), ...flags]
  unlockFromStranger(server.folder)

  const logFile = logOf(server.folder)
  const log = openSync(logFile, 'a')
  if (fstatSync(log).size > longestLog) ftruncateSync(log)
  const begin = fstatSync(log).size
  const child = spawn(command!, rest, {
    ...server.as.account,
    stdio: ['ignore', 'ignore', log],
    // Ctrl+C at the terminal must reach Node alone, which then stops the server in order.
    detached: true,
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  })
  closeSync(log)
  child.unref()
  let failure: string | null = null
  child.once('error', (error) => (failure = error.message))
  child.once('exit', (code) => {
    failure = `postgres ended with ${code}: ${endOf(logFile, begin)}`
  })
  return { pid: child.pid, failure: () => failure }
}

const logOf = (folder: string) => join(folder, 'server.log')

function linesSince(logFile: string, begin: number): string[] {
  // A stopped test server's folder may be gone by now.
  if (!existsSync(logFile)) return ['no log']
  return readFileSync(logFile).subarray(begin).toString().trim().split('\n')
}

// That it was not ready yet for who asked is no reason why it ended.
const isNoReason = (line: string) => /FATAL: +(the database system is|terminating)/.test(line)

const endOf = (logFile: string, begin: number): string =>
  linesSince(logFile, begin)
    .filter((line) => !isNoReason(line))
    .slice(-6)
    .join(' | ')

const manyTimes = 5

/**
 * Looks at the log from now on: why the server's own processes end again and again, where they do. It begins anew each time and
 * never comes to take anybody. Null while it does not.
 */
export function watchForCircles(folder: string): () => string | null {
  const logFile = logOf(folder)
  const begin = existsSync(logFile) ? statSync(logFile).size : 0
  return () => {
    const lines = linesSince(logFile, begin)
    if (lines.filter((line) => line.includes('reinitializing')).length < manyTimes) return null
    return lines.findLast((line) => /FATAL|PANIC/.test(line) && !isNoReason(line)) ?? 'its processes end at once'
  }
}

/** A test server ends with its owner, even one that was killed. Linux with util-linux only. */
function deathSignal({ durable }: ServerOptions): string[] {
  if (durable || process.platform !== 'linux') return []
  const able = spawnSync('setpriv', ['--pdeathsig', 'INT', 'true']).status === 0
  return able ? ['setpriv', '--pdeathsig', 'INT', '--'] : []
}
