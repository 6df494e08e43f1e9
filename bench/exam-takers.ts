/*
 * A thousand people sit one exam: all begin within a minute, answer every 15 to 20 seconds and hand in after 75. The
 * academy is the real one, with limits, log, jobs and a durable database; meanwhile a bare server inserts an answer ten
 * times a second into the same database. `npx node bench/exam-takers.ts` prints TSV and takes three minutes; `--short`
 * takes one, with 200 people. Ends with 1 where an acknowledged answer is not in the log or a paper was not taken.
 */
import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { sampleLogins } from '#database/seeds/logins.ts'
import { openDatabase } from '#platform/server/database.ts'
import { serversOf } from '#testing/servers/kill-servers.ts'
import { startServer } from './child.ts'
import { openToPeople, whatIsKept } from './academies/exam-people.ts'
import { ask, post, printRow, type Ask } from './load.ts'
import { answerOf, type Paper } from './academies/paper.ts'
import { postgresCpu } from './postgres-cpu.ts'
import { endAcademy, realAcademy, until } from './academies/real-academy.ts'

const isShort = process.argv.includes('--short')
const people = isShort ? 200 : 1000
/** Seconds. */
const [beginWithin, sitsFor] = isShort ? [12, 30] : [60, 75]
const { password } = sampleLogins()

const times = { start: [] as number[], answer: [] as number[], submit: [] as number[], bare: [] as number[] }
const failures = new Map<string, number>()
const acknowledged = new Map<number, number[]>()

const real = await realAcademy()
const academy = real.start()
await until(real.isReady)
const { db, close } = openDatabase({ ...real.address, max: 2 })

/** One browser: its own connection, which stays open. */
function browser(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    async send<T>(each: Ask, took?: number[]): Promise<T> {
      const asked = performance.now()
      const { text } = await ask(origin, each, agent)
      took?.push(performance.now() - asked)
      return JSON.parse(text) as T
    },
    close: () => agent.destroy(),
  }
}

const begin = (code: string, DeviceKey: string, token: string) =>
  post('/api/TraineeExamAnswer/StartExam', { Code: code, DeviceKey }, token)

async function sit(code: string, email: string, token: string, startsAfter: number): Promise<void> {
  const { send, close } = browser(real.origin)
  try {
    await pause(startsAfter)
    const DeviceKey = `the-browser-of-${email.replace(/\W/g, '-')}`
    const paper = await send<Paper>(begin(code, DeviceKey, token), times.start)
    const attempt = { AttemptID: paper.AttemptID, DeviceKey }
    const taken: number[] = []
    acknowledged.set(paper.AttemptID, taken)
    const ends = performance.now() + sitsFor * 1000
    for (let seq = 1; ; seq++) {
      const thinks = (15 + Math.random() * 5) * 1000
      if (performance.now() + thinks > ends) break
      await pause(thinks)
      const body = { ...attempt, Answers: [answerOf(paper, seq)] }
      const given = post('/api/TraineeExamAnswer/SaveAnswers', body, token)
      taken.push(...(await send<{ Acknowledged: number[] }>(given, times.answer)).Acknowledged)
    }
    await pause(Math.max(0, ends - performance.now()))
    await send(post('/api/TraineeExamAnswer/SubmitExam', attempt, token), times.submit)
  } catch (error) {
    const what = (error as Error).message.slice(0, 120)
    failures.set(what, (failures.get(what) ?? 0) + 1)
  } finally {
    close()
  }
}

/** The reference: inserts into one paper's log for as long as the others sit. */
async function insertBare(origin: string, paper: Paper, going: { on: boolean }): Promise<void> {
  const { send, close } = browser(origin)
  for (let seq = 1; going.on; seq++) {
    await send(post('/answer', { AttemptID: paper.AttemptID, Answers: [answerOf(paper, seq)] }), times.bare)
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
  const tokens: string[] = []
  for (let at = 0; at < emails.length; at += 8) {
    const some = emails.slice(at, at + 8).map((email) => post('/login', { email, password }))
    const replies = await Promise.all(some.map((each) => ask(real.origin, each)))
    tokens.push(...replies.map(({ text }) => (JSON.parse(text) as { accessToken: string }).accessToken))
  }
  const probe = await door.send<Paper>(begin(code, 'the-browser-of-the-reference', tokens[people]!))
  door.close()

  const databaseCpu = await postgresCpu(db)
  const before = { at: performance.now(), server: serverCpu(), database: databaseCpu() }
  const going = { on: true }
  const reference = insertBare(bare.origin, probe, going)
  const startsAfter = (index: number) => ((index + Math.random()) / people) * beginWithin * 1000
  await Promise.all(emails.slice(0, people).map((email, index) => sit(code, email, tokens[index]!, startsAfter(index))))
  going.on = false
  await reference
  const seconds = (performance.now() - before.at) / 1000
  const cores = [(serverCpu() - before.server) / seconds, (databaseCpu() - before.database) / 1e6 / seconds] as const

  const at = (sorted: readonly number[], part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN
  const percentiles = (all: readonly number[]) => {
    const sorted = all.toSorted((one, other) => one - other)
    return [at(sorted, 0.5), at(sorted, 0.95), at(sorted, 0.99), at(sorted, 1)]
  }
  const reached = percentiles(times.bare)
  printRow('what', 'count', 'p50_ms', 'p95_ms', 'p99_ms', 'max_ms', 'x_p50', 'x_p95', 'x_p99', 'x_max')
  for (const [what, all] of [['bare insert', times.bare], ...Object.entries(times).slice(0, 3)] as const) {
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
