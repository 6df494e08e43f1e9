/*
 * Five hundred people who begin a competition in the same minute, and as many who sit an exam on the same academy in the
 * same run, one after the other, in two rounds that take turns: what a saved answer takes in the one beside the other.
 * The academy is the real one, with limits, log, jobs and a durable database. `npx node bench/competition.ts` prints TSV
 * and takes ten minutes; `--short` takes two, with 60 people. Ends with 1 where an acknowledged answer is not in the log, a
 * paper was not taken or a request failed.
 */
import { sampleLogins } from '#database/seeds/logins.ts'
import { openDatabase } from '#platform/server/database.ts'
import { openToCompetitors } from './academies/competition-people.ts'
import { openToPeople, whatIsKept } from './academies/exam-people.ts'
import { endAcademy, realAcademy, startFilled } from './academies/real-academy.ts'
import { logIn, percentiles, sitters, type Sat } from './academies/sitters.ts'
import { printRow } from './load.ts'

const isShort = process.argv.includes('--short')
const people = isShort ? 60 : 500
const rounds = 2
/** Seconds. */
const times = isShort ? { beginWithin: 4, sitsFor: 21 } : { beginWithin: 60, sitsFor: 75 }
const { password } = sampleLogins()

const real = await realAcademy()
const academy = await startFilled(real)
const { db, close } = openDatabase({ ...real.address, max: 2 })

const sat = { exam: [] as Sat[], competition: [] as Sat[] }
try {
  const held = {
    exam: await openToPeople(db, people * rounds),
    competition: await openToCompetitors(db, people * rounds),
  }
  const tokens = {
    exam: await logIn(real.origin, held.exam.emails, password),
    competition: await logIn(real.origin, held.competition.emails, password),
  }
  for (let round = 0; round < rounds; round++)
    for (const kind of ['exam', 'competition'] as const) {
      const own = tokens[kind].slice(round * people, (round + 1) * people)
      sat[kind].push(await sitters(real.origin, held[kind].code, own, times))
    }

  // What else ran on the machine only ever adds: of each column the better round.
  const best = (kind: keyof typeof sat, what: keyof Sat['times']) =>
    sat[kind]
      .map((each) => percentiles(each.times[what]))
      .reduce((one, other) => one.map((value, at) => Math.min(value, other[at]!)))
  printRow('what', 'of', 'p50_ms', 'p95_ms', 'p99_ms', 'max_ms', 'x_p50', 'x_p95', 'x_p99', 'x_max')
  for (const what of ['start', 'answer', 'submit'] as const)
    for (const kind of ['exam', 'competition'] as const) {
      const [own, reference] = [best(kind, what), best('exam', what)]
      printRow(what, kind, ...own, ...own.map((each, at) => each / reference[at]!))
    }
  printRow('of', 'acknowledged', 'not in the log', 'papers', 'handed in', 'failed requests')
  for (const kind of ['exam', 'competition'] as const) {
    const acknowledged = new Map(sat[kind].flatMap((each) => [...each.acknowledged]))
    const { lost, handedIn } = await whatIsKept(db, acknowledged)
    const told = [...acknowledged.values()].flat().length
    const failures = sat[kind].flatMap((each) => [...each.failures])
    const failed = failures.reduce((sum, [, count]) => sum + count, 0)
    printRow(kind, ...[told, lost.length, acknowledged.size, handedIn, failed].map(String))
    for (const [what, count] of failures) printRow('failed', String(count), what)
    if (told === 0 || lost.length > 0 || handedIn < people * rounds || failed > 0) process.exitCode = 1
  }
} finally {
  await close()
  await endAcademy(real, academy)
}
