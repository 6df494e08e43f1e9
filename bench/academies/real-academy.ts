import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runAs } from '#platform/server/postgres/embedded/run-as.ts'
import { findPrograms } from '#platform/server/postgres/embedded/programs.ts'
import { socketFolder } from '#platform/server/postgres/embedded/socket.ts'
import type { PostgresConfig } from '#platform/server/postgres/embedded/start.ts'
import { freePort } from '#testing/servers/free-port.ts'

/** The sample academy as `npm start` starts it, limits, log and jobs included, on an embedded PostgreSQL that is durable. */
export interface RealAcademy {
  readonly origin: string
  readonly folder: string
  readonly dataDir: string
  /** How the embedded database is reached. */
  readonly address: PostgresConfig
  start(): ChildProcess
  /** Whether it takes requests. */
  isReady(): Promise<boolean>
}

/** A folder and a port for one; nothing is started yet. */
export async function realAcademy(env: Readonly<Record<string, string>> = {}): Promise<RealAcademy> {
  const folder = mkdtempSync(join(tmpdir(), 'diwan-bench-'))
  // The database's account must come through, where that is not ours.
  chmodSync(folder, 0o711)
  const dataDir = join(folder, 'academy')
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const main = join(import.meta.dirname, '../../apps/server/main.ts')
  const settings = { PATH: process.env['PATH'], PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, ...env }
  return {
    origin,
    folder,
    dataDir,
    get address() {
      const host = socketFolder(join(dataDir, 'postgres'), runAs(findPrograms()))
      return { host, port: 5432, user: 'academy', database: 'academy' }
    },
    start: () =>
      spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
        env: settings,
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
    isReady: () =>
      fetch(`${origin}/readyz`, { headers: { connection: 'close' } }).then(
        ({ status }) => status === 200,
        () => false,
      ),
  }
}

/** Looks every two milliseconds, for so many minutes at most. */
export async function until(isSo: () => boolean | Promise<boolean>, minutes = 2): Promise<void> {
  const latest = performance.now() + minutes * 60_000
  while (!(await isSo())) {
    if (performance.now() > latest) throw new Error(`It did not come within ${minutes} minutes.`)
    await pause(2)
  }
}

/**
 * Starts it and waits until it takes requests. Its first start makes the database and the sample, which on a busy machine
 * takes minutes. Where it is not ready after ten, nothing of it is left behind.
 */
export async function startFilled(real: RealAcademy): Promise<ChildProcess> {
  const academy = real.start()
  try {
    await until(real.isReady, 10)
    return academy
  } catch (error) {
    await endAcademy(real, academy)
    throw error
  }
}

/** Ends it as an operator does, and takes the folder away. */
export async function endAcademy({ folder }: RealAcademy, academy: ChildProcess): Promise<void> {
  academy.kill('SIGTERM')
  if (academy.exitCode === null && academy.signalCode === null) await once(academy, 'exit')
  rmSync(folder, { recursive: true, force: true })
}
