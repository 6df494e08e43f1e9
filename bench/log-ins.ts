/*
 * How quickly lists answer while 300 people a minute log in, beside the same lists alone. `npx node bench/log-ins.ts`
 * prints TSV.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { sampleLogins } from '#database/seeds/logins.ts'
import { startServer } from './child.ts'
import { ask, best, get, load, post, printRow, type Figures } from './load.ts'
import { openAnExam, startSampleAcademy } from './academies/sample-academy.ts'

const connections = 4
const rounds = 3
const seconds = 10
const perSecond = 300 / 60
const { password, logins } = sampleLogins()

const academy = await startSampleAcademy()
const { emails } = await openAnExam(academy.db, 40)
const app = await startServer('served-app.ts', academy.address)
const logIn = (email: string) => ask(app.origin, post('/login', { email, password }))

/** Evenly spread, whether or not the last one has been answered. Answers how long each took, in milliseconds. */
async function logInsFor(span: number): Promise<number[]> {
  const one = async (at: number) => {
    const asked = performance.now()
    await logIn(emails[at % emails.length]!)
    return performance.now() - asked
  }
  const begun: Promise<number>[] = []
  for (let at = 0; at < span * perSecond; at++) {
    begun.push(one(at))
    await pause(1000 / perSecond)
  }
  return Promise.all(begun)
}

try {
  const staff = logins.find(({ part }) => /coordinator/i.test(part)) ?? logins[0]!
  const { accessToken } = JSON.parse((await logIn(staff.email)).text) as { accessToken: string }
  const lists = () => {
    const next = () => get('/api/Trainee/GetAll?pageSize=50', accessToken)
    return load(app, { connections, requests: Infinity, seconds, next })
  }
  const [alone, meanwhile]: [Figures[], Figures[]] = [[], []]
  const times: number[] = []
  await lists()
  for (let round = 0; round < rounds; round++) {
    alone.push(await lists())
    const [figures, took] = await Promise.all([lists(), logInsFor(seconds)])
    meanwhile.push(figures)
    times.push(...took)
  }
  const [quiet, busy] = [best(alone), best(meanwhile)]
  const cells = ({ perSecond: rate, p50, p99 }: Figures) => [rate, p50, p99]
  printRow('list of 50', 'per_s', 'p50_ms', 'p99_ms', 'x_per_s', 'x_p50', 'x_p99')
  printRow('alone', ...cells(quiet), 1, 1, 1)
  const ratios = [quiet.perSecond / busy.perSecond, busy.p50 / quiet.p50, busy.p99 / quiet.p99]
  printRow('while 300 a minute log in', ...cells(busy), ...ratios)
  times.sort((one, other) => one - other)
  const at = (part: number) => times[Math.floor(times.length * part)]!
  printRow('a log-in meanwhile', times.length / (rounds * seconds), at(0.5), at(0.99))
} finally {
  await app.stop()
  await academy.stop()
}
