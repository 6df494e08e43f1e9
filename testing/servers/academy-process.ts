import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { livePid } from '#platform/server/postgres/embedded/process.ts'
import { runAs } from '#platform/server/postgres/embedded/run-as.ts'
import { findPrograms } from '#platform/server/postgres/embedded/programs.ts'
import { socketFolder } from '#platform/server/postgres/embedded/socket.ts'
import type { PostgresConfig } from '#platform/server/postgres/embedded/start.ts'
import { freePort } from './free-port.ts'
import { serversOf } from './kill-servers.ts'

/** The whole academy as it is started for real, on an embedded PostgreSQL of its own. */
export interface AcademyProcess {
  readonly process: ChildProcess
  readonly url: string
  readonly dataDir: string
  /** How the embedded database is reached. */
  readonly database: PostgresConfig
  /** Everything that it has printed. */
  said(): string
  /** The process ids of those who serve. */
  workers(): number[]
  /** The process id of PostgreSQL; 0 while it does not run. */
  postgres(): number
  /** Asks it to end, and answers its exit code. */
  stop(): Promise<number | null>
  /** Ends what is left and removes the data. */
  remove(): Promise<void>
}

/** Starts one with these settings and does not wait for it. */
export async function startAcademyProcess(env: Readonly<Record<string, string>> = {}): Promise<AcademyProcess> {
  const dataDir = env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'diwan-academy-'))
  // The database's account must come through, where that is not ours.
  if (!env['DATA_DIR']) chmodSync(dataDir, 0o711)
  const port = await freePort()
  const folder = join(dataDir, 'postgres')
  const main = join(import.meta.dirname, '../../apps/server/main.ts')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      HOST: '127.0.0.1',
      SAMPLE: 'off',
      LOG_LEVEL: 'error',
      ...env,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)))
  const ended = once(child, 'exit') as Promise<[number | null]>
  const postgres = () => livePid(folder)
  return {
    process: child,
    url: `http://127.0.0.1:${port}`,
    dataDir,
    get database() {
      return { host: socketFolder(folder, runAs(findPrograms())), port: 5432, user: 'academy', database: 'academy' }
    },
    said: () => said,
    workers: () => serversOf(child.pid!),
    postgres,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      return (await ended)[0]
    },
    remove: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM')
        await ended
      }
      if (postgres()) process.kill(postgres(), 'SIGINT')
      await vi.waitUntil(() => postgres() === 0, { timeout: 30_000 })
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Waits until it ended, and answers its exit code. */
export const isOver = async (academy: AcademyProcess): Promise<number | null> => {
  const { exitCode, signalCode } = academy.process
  return exitCode !== null || signalCode !== null ? exitCode : ((await once(academy.process, 'exit'))[0] as number)
}

/** Waits until it says that it is ready; fails where it ends instead. */
export async function isReady(academy: AcademyProcess): Promise<void> {
  const isOver = () => academy.process.exitCode !== null || academy.process.signalCode !== null
  const look = () => {
    if (!isOver() && !academy.said().includes('Diwan is ready at')) throw new Error('It is not ready yet.')
  }
  await vi.waitFor(look, { timeout: 120_000, interval: 50 })
  if (isOver()) throw new Error(`It ended: ${academy.said()}`)
}
