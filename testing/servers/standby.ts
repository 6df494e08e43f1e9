import { execFileSync } from 'node:child_process'
import { appendFileSync, chmodSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connectTo } from '#platform/server/postgres/client.ts'
import { livePid } from '#platform/server/postgres/embedded/process.ts'
import { startPostgres, type Postgres, type PostgresConfig } from '#platform/server/postgres/embedded/start.ts'
import { runStatement, temporaryFolder } from '../temporary-postgres.ts'

/** A streaming replica of a server of this machine. */
export interface Standby {
  readonly config: PostgresConfig
  /** It takes no more of what the primary writes, until `resume`. */
  pause(): Promise<void>
  resume(): Promise<void>
  /** Ends it as a lost machine would. */
  kill(): Promise<void>
  /** Starts it again after `kill`. */
  start(): Promise<void>
  remove(): Promise<void>
}

/** Copies the folder of a server while it runs, as the embedded programs bring no `pg_basebackup`, and starts the copy. */
export async function startStandby(primary: PostgresConfig): Promise<Standby> {
  const folder = temporaryFolder('diwan-standby-')
  // The server's account must come through, where that is not ours.
  chmodSync(folder, 0o711)
  const dataDir = join(folder, 'postgres')
  await copyServer(primary, dataDir)
  const start = () => startPostgres({ dataDir, durable: false })
  let server: Postgres = await start()
  const { config } = server
  const hasEnded = async () => {
    while (livePid(dataDir) !== 0) await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    config,
    pause: () => runStatement(config, 'select pg_wal_replay_pause()'),
    resume: () => runStatement(config, 'select pg_wal_replay_resume()'),
    async kill() {
      process.kill(livePid(dataDir), 'SIGKILL')
      await hasEnded()
      await server.stop()
    },
    start: async () => void (server = await start()),
    async remove() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function copyServer(primary: PostgresConfig, dataDir: string): Promise<void> {
  const client = await connectTo(primary)
  try {
    const { rows } = await client.query('show data_directory')
    await client.query(`select pg_backup_start('copy', true)`)
    execFileSync('cp', ['-a', rows[0].data_directory, dataDir])
    const stopped = await client.query('select labelfile from pg_backup_stop(false)')
    for (const name of ['postmaster.pid', 'postmaster.opts', 'server.log']) rmSync(join(dataDir, name), { force: true })
    const own = (name: string, text: string) => {
      writeFileSync(join(dataDir, name), text)
      execFileSync('chown', ['--reference', join(dataDir, 'PG_VERSION'), join(dataDir, name)])
    }
    own('backup_label', stopped.rows[0].labelfile)
    own('standby.signal', '')
    const { host, port, user } = primary
    appendFileSync(
      join(dataDir, 'postgresql.auto.conf'),
      `primary_conninfo = 'host=${host} port=${port} user=${user}'\n`,
    )
  } finally {
    await client.end()
  }
}
