import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { connectTo } from '#platform/server/postgres/client.ts'
import { findPrograms } from '#platform/server/postgres/embedded/programs.ts'
import { giveTo, runAs } from '#platform/server/postgres/embedded/run-as.ts'
import type { PostgresConfig } from '#platform/server/postgres/embedded/start.ts'

/** Where distributions put it is not always where commands are looked for. */
const program = ['pgbouncer', '/usr/sbin/pgbouncer'].find((each) => spawnSync(each, ['--version']).status === 0) ?? null

/** Why a test with a pooler is passed over here; null where one is installed. */
export const noPooler = program === null ? 'there is no pgbouncer on this machine' : null

export interface Pooler {
  /** How the database is reached through it, as the role that it was started for. */
  readonly config: PostgresConfig
  stop(): Promise<void>
}

/**
 * A pgbouncer that gives connections for a transaction at a time, `connections` of the server to however many come.
 * `ignored`: parameters of a new connection that it lets go unheard.
 */
export async function startPooler(to: PostgresConfig, connections: number, ignored = ''): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), 'diwan-pooler-'))
  const as = runAs(findPrograms())
  const ini = join(folder, 'pgbouncer.ini')
  writeFileSync(join(folder, 'users.txt'), `"${to.user}" ""\n`)
  writeFileSync(
    ini,
    `[databases]
${to.database} = host=${to.host} port=${to.port}
[pgbouncer]
unix_socket_dir = ${folder}
listen_port = 6432
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = ${connections}
ignore_startup_parameters = ${ignored}
`,
  )
  giveTo(folder, as)
  const [command, ...flags] = [...as.prefix, program!, ini]
  const child = spawn(command!, flags, { ...as.account, stdio: 'ignore' })
  const ended = once(child, 'exit')
  const config = { ...to, host: folder, port: 6432 }
  await vi.waitFor(async () => (await connectTo(config)).end(), { timeout: 30_000, interval: 50 })
  return {
    config,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
