import { spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, fstatSync, ftruncateSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClusterOptions } from './cluster.ts'

export interface ServerOptions extends ClusterOptions {
  /** Folder of the Unix socket. */
  readonly host: string
  readonly maxConnections: number
}

/** The process id of the server that runs on the folder; 0 where none does. */
export function livePid(folder: string): number {
  try {
    const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])
    process.kill(pid, 0)
    return pid
  } catch {
    return 0
  }
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

  const logFile = join(server.folder, 'server.log')
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

function endOf(logFile: string, begin: number): string {
  // A stopped test server's folder may be gone by now.
  if (!existsSync(logFile)) return 'no log'
  const lines = readFileSync(logFile).subarray(begin).toString().trim().split('\n')
  // That it was not ready yet for who asked is no reason why it ended.
  return lines
    .filter((line) => !/FATAL: +the database system is/.test(line))
    .slice(-6)
    .join(' | ')
}

/** A test server ends with its owner, even one that was killed. Linux with util-linux only. */
function deathSignal({ durable }: ServerOptions): string[] {
  if (durable || process.platform !== 'linux') return []
  const able = spawnSync('setpriv', ['--pdeathsig', 'INT', 'true']).status === 0
  return able ? ['setpriv', '--pdeathsig', 'INT', '--'] : []
}
