/*
 * How long after a kill the academy is ready again, beside a bare start of the same parts in the same run: Node that
 * answers one query, PostgreSQL after the same kill, both one after the other. `npx node bench/comes-back.ts` prints TSV.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { livePid } from '#platform/server/postgres/process.ts'
import { findPrograms } from '#platform/server/postgres/programs.ts'
import { runAs } from '#platform/server/postgres/run-as.ts'
import { socketFolder } from '#platform/server/postgres/socket.ts'
import { startPostgres } from '#platform/server/postgres/start.ts'
import { freePort } from '#testing/free-port.ts'
import { killAll, serversOf } from '#testing/kill-servers.ts'
import { startServer } from './child.ts'
import { ask, get, printRow } from './load.ts'

const rounds = 5
const folder = mkdtempSync(join(tmpdir(), 'diwan-bench-'))
chmodSync(folder, 0o711)
const dataDir = join(folder, 'academy')
const port = await freePort()
const origin = `http://127.0.0.1:${port}`

const startAcademy = () =>
  spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../apps/server/main.ts')],
    {
      env: {
        PATH: process.env['PATH'],
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'fatal',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
const readiness = () =>
  fetch(`${origin}/readyz`, { headers: { connection: 'close' } }).then(
    ({ status }) => status,
    () => 0,
  )

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const latest = performance.now() + 120_000
  while (!(await isSo())) {
    if (performance.now() > latest) throw new Error('It did not come back within two minutes.')
    await pause(2)
  }
}
const isReady = async () => (await readiness()) === 200
const isAway = async () => (await readiness()) !== 200

/** Milliseconds from the kill until it is ready again. */
async function comingBack(kill: () => void): Promise<number> {
  const from = performance.now()
  kill()
  await until(isAway)
  await until(isReady)
  return performance.now() - from
}

const bareFolder = join(folder, 'bare', 'postgres')
const startBarePostgres = () => startPostgres({ dataDir: bareFolder, durable: true })

/** Milliseconds until PostgreSQL, killed as it ran, takes connections again. */
async function barePostgres(): Promise<number> {
  const pid = livePid(bareFolder)
  const from = performance.now()
  process.kill(pid, 'SIGKILL')
  await until(() => livePid(bareFolder) === 0)
  await startBarePostgres()
  return performance.now() - from
}

/** Milliseconds until a new process has answered its first query. */
async function bareNode(): Promise<number> {
  const address = { host: socketFolder(join(dataDir, 'postgres'), runAs(findPrograms())), port: 5432 }
  const from = performance.now()
  const server = await startServer('reference.ts', { ...address, user: 'academy', database: 'academy' })
  await ask(server.origin, get('/list', ''))
  const took = performance.now() - from
  await server.stop()
  return took
}

const middle = (times: readonly number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]!

let academy = startAcademy()
try {
  await until(isReady)
  await startBarePostgres()
  const own = { server: [] as number[], postgres: [] as number[], everything: [] as number[] }
  const bare = { server: [] as number[], postgres: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    bare.server.push(await bareNode())
    own.server.push(await comingBack(() => process.kill(serversOf(academy.pid!)[0]!, 'SIGKILL')))
    bare.postgres.push(await barePostgres())
    own.postgres.push(await comingBack(() => process.kill(livePid(join(dataDir, 'postgres')), 'SIGKILL')))
    const from = performance.now()
    process.kill(livePid(join(dataDir, 'postgres')), 'SIGKILL')
    await killAll(academy)
    academy = startAcademy()
    await until(isReady)
    own.everything.push(performance.now() - from)
  }
  printRow('killed', 'ready_ms', 'bare_ms', 'x_bare')
  const [server, postgres] = [middle(bare.server), middle(bare.postgres)]
  const row = (what: string, times: readonly number[], reference: number) =>
    printRow(what, middle(times), reference, middle(times) / reference)
  row('the server process', own.server, server)
  row('PostgreSQL', own.postgres, postgres)
  row('both and the supervisor', own.everything, server + postgres)
} finally {
  academy.kill('SIGTERM')
  if (academy.exitCode === null && academy.signalCode === null) await once(academy, 'exit')
  const pid = livePid(bareFolder)
  if (pid) process.kill(pid, 'SIGINT')
  await until(() => livePid(bareFolder) === 0)
  rmSync(folder, { recursive: true, force: true })
}
process.exit()
