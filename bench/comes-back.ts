/*
 * How long after a kill the academy is ready again, beside a bare start of the same parts in the same run: Node that
 * answers one query, PostgreSQL after the same kill, both one after the other. `npx node bench/comes-back.ts` prints TSV.
 */
import { join } from 'node:path'
import { livePid } from '#platform/server/postgres/embedded/process.ts'
import { startPostgres } from '#platform/server/postgres/embedded/start.ts'
import { killAll, serversOf } from '#testing/servers/kill-servers.ts'
import { startServer } from './child.ts'
import { ask, get, printRow } from './load.ts'
import { endAcademy, realAcademy, until } from './academies/real-academy.ts'

const rounds = 5
const real = await realAcademy({ LOG_LEVEL: 'fatal' })
const { dataDir, folder, isReady } = real
const isAway = async () => !(await isReady())

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
  const from = performance.now()
  const server = await startServer('reference.ts', real.address)
  await ask(server.origin, get('/list', ''))
  const took = performance.now() - from
  await server.stop()
  return took
}

const middle = (times: readonly number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]!

let academy = real.start()
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
    academy = real.start()
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
  const pid = livePid(bareFolder)
  if (pid) process.kill(pid, 'SIGINT')
  await until(() => livePid(bareFolder) === 0)
  await endAcademy(real, academy)
}
process.exit()
