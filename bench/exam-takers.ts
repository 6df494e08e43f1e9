/*
 * A thousand people sit one exam: all begin within a minute, answer every 15 to 20 seconds and hand in after 75. The
 * academy is the real one, with limits, log, jobs and a durable database; meanwhile a bare server inserts an answer ten
 * times a second into the same database. `npx node bench/exam-takers.ts` prints TSV and takes three minutes; `--short`
 * takes one, with 200 people. Ends with 1 where an acknowledged answer is not in the log or a paper was not taken.
 */
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { sampleLogins } from '#database/seeds/logins.ts'
import { openDatabase } from '#platform/server/database.ts'
import { serversOf } from '#testing/servers/kill-servers.ts'
import { startServer } from './child.ts'
import { openToPeople, whatIsKept } from './academies/exam-people.ts'
import { post, printRow } from './load.ts'
import { answerOf, type Paper } from './academies/paper.ts'
import { begin, browser, logIn, percentiles, sitters } from './academies/sitters.ts'
import { postgresCpu } from './postgres-cpu.ts'
import { endAcademy, realAcademy, startFilled } from './academies/real-academy.ts'

const isShort = process.argv.includes('--short')
const people = isShort ? 200 : 1000
/** Seconds. */
const [beginWithin, sitsFor] = isShort ? [12, 30] : [60, 75]
const { password } = sampleLogins()

const bareTimes: number[] = []

const real = await realAcademy()
const academy = await startFilled(real)
const { db, close } = openDatabase({ ...real.address, max: 2 })

/** The reference: inserts into one paper's log for as long as the others sit. */
async function insertBare(origin: string, paper: Paper, going: { on: boolean }): Promise<void> {
  const { send, close } = browser(origin)
  for (let seq = 1; going.on; seq++) {
    await send(post('/answer', { AttemptID: paper.AttemptID, Answers: [answerOf(paper, seq)] }), bareTimes)
    await pause(100)
  }
  close()
}

/** Seconds of CPU of the processes that serve. */
const serverCpu = () =>
  serversOf(academy.pid!).reduce((sum, pid) => {
    const after = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    return sum + (Number(after[11]) + Number(after[12])) / 100
  }, 0)

const bare = await startServer('reference.ts', real.address)
try {
  const { code, emails } = await openToPeople(db, people + 1)
  const door = browser(real.origin)
  const tokens = await logIn(real.origin, emails, password)
  const probe = await door.send<Paper>(begin(code, 'the-browser-of-the-reference', tokens[people]!))
  door.close()

  const databaseCpu = await postgresCpu(db)
  const before = { at: performance.now(), server: serverCpu(), database: databaseCpu() }
  const going = { on: true }
  const reference = insertBare(bare.origin, probe, going)
  const { times, failures, acknowledged } = await sitters(real.origin, code, tokens.slice(0, people), {
    beginWithin,
    sitsFor,
  })
  going.on = false
  await reference
  const seconds = (performance.now() - before.at) / 1000
  const cores = [(serverCpu() - before.server) / seconds, (databaseCpu() - before.database) / 1e6 / seconds] as const

  const reached = percentiles(bareTimes)
  printRow('what', 'count', 'p50_ms', 'p95_ms', 'p99_ms', 'max_ms', 'x_p50', 'x_p95', 'x_p99', 'x_max')
  for (const [what, all] of [['bare insert', bareTimes], ...Object.entries(times)] as const) {
    const own = percentiles(all)
    printRow(what, String(all.length), ...own, ...own.map((each, column) => each / reached[column]!))
  }
  const { lost, handedIn } = await whatIsKept(db, acknowledged)
  const told = [...acknowledged.values()].flat().length
  const failed = [...failures.values()].reduce((sum, each) => sum + each, 0)
  printRow('acknowledged', 'not in the log', 'papers', 'handed in', 'failed requests', 'cores: servers', 'database')
  printRow(...[told, lost.length, acknowledged.size, handedIn, failed].map(String), ...cores)
  for (const [what, count] of failures) printRow('failed', String(count), what)
  if (told === 0 || lost.length > 0 || handedIn < people || failed > 0) process.exitCode = 1
} finally {
  await bare.stop()
  await close()
  await endAcademy(real, academy)
}
