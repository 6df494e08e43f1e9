/*
 * The statistics of an academy after ten years (100,000 trainees, 12,000 classes, 3 million attendance marks, 2 million answers): each
 * subject in each of its groupings over a year and over ten, beside a list of 50 of the same academy; then that list while two people
 * ask for statistics without a pause, beside the same list while nobody does. `npx node bench/statistics/figures.ts` prints TSV.
 */
import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { sampleLogins } from '#database/seeds/logins.ts'
import { countAhead } from '#modules/reports/server/acts/counting-ahead.ts'
import { subjectKeys, subjects } from '#modules/reports/rules/subjects.ts'
import { longestPeriod } from '#modules/reports/rules/period.ts'
import { addDays } from '#platform/shared/values/dates.ts'
import { tenYearsToday } from '#testing/lists/ten-years.ts'
import { startTenYearsAcademy } from '../academies/ten-years-academy.ts'
import { startServer } from '../child.ts'
import { ask, get, post, printRow, type Ask } from '../load.ts'

const rounds = 3
/** Of one who looks through lists. */
const pauseMs = 100
const seconds = 15

const academy = await startTenYearsAcademy()
const owner = new pg.Client(academy.address)
await owner.connect()
await owner.query(readFileSync(join(import.meta.dirname, '../academies/whole-ten-years.sql'), 'utf8'))
const counted = async (table: string) =>
  Number((await owner.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]!.count)
printRow('marks', await counted('attendance.mark'))
printRow('answers', await counted('exams.answer'))
const { rows: examined } = await owner.query<{ id: number }>(
  `select e.asked_course_id as id from exams.attempt a join exams.exam e on e.id = a.exam_id group by 1 order by count(*) desc limit 1`,
)
await owner.end()
const beganCounting = performance.now()
await countAhead({ db: academy.db, now: new Date(`${tenYearsToday}T01:25:00Z`) })
printRow('months_counted_ahead_s', (performance.now() - beganCounting) / 1000)
const server = await startServer('served-app.ts', { ...academy.address, at: `${tenYearsToday}T08:00:00Z` })

try {
  const { password, logins } = sampleLogins()
  const { email } = logins.find(({ part }) => /administrator/i.test(part))!
  const { text } = await ask(server.origin, post('/login', { email, password }))
  const { accessToken: token } = JSON.parse(text) as { accessToken: string }
  const list = get('/api/Trainee/GetAll?pageSize=50', token)

  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const timed = async (one: Ask): Promise<number> => {
    const begun = performance.now()
    await ask(server.origin, one, agent)
    return performance.now() - begun
  }
  const least = async (one: Ask) => {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) times.push(await timed(one))
    return Math.min(...times)
  }

  const periods = [365, longestPeriod - 1].map((days) => `From=${addDays(tenYearsToday, -days)}&To=${tenYearsToday}`)
  const all = subjectKeys.flatMap((subject) =>
    subjects[subject].by.map((by) => ({
      what: `${subject} by ${by}`,
      asked: periods.map((period) => get(`/api/Statistics/GetStatistic?Subject=${subject}&By=${by}&${period}`, token)),
    })),
  )
  const sums = {
    what: 'all sums',
    asked: periods.map((period) => get(`/api/Statistics/GetStatisticSums?${period}`, token)),
  }
  const questions = ['GetQuestionStatistics?pageSize=20&', 'GetPaperStatistics?'].map((call) => ({
    what: call.split('?')[0]!,
    asked: periods.map((period) => get(`/api/Statistics/${call}CourseID=${examined[0]!.id}&${period}`, token)),
  }))

  const ofList = await least(list)
  printRow('what', 'year_ms', 'ten_years_ms', 'x_list_year', 'x_list_ten_years')
  for (const { what, asked } of [...all, sums, ...questions]) {
    const [year, ten] = [await least(asked[0]!), await least(asked[1]!)]
    printRow(what, year, ten, year / ofList, ten / ofList)
  }

  /** The list again and again for a while: the middle and the slowest hundredth. */
  async function lists(): Promise<{ p50: number; p99: number }> {
    const [times, ends] = [[] as number[], performance.now() + seconds * 1000]
    while (performance.now() < ends) {
      times.push(await timed(list))
      await pause(pauseMs)
    }
    times.sort((one, other) => one - other)
    return { p50: times[Math.floor(times.length / 2)]!, p99: times[Math.floor(times.length * 0.99)]! }
  }
  const quiet = await lists()
  const over = new AbortController()
  const reader = async (from: number) => {
    for (let at = from; !over.signal.aborted; at++) await timed(all[at % all.length]!.asked[1]!)
  }
  const readers = [reader(0), reader(Math.floor(all.length / 2))]
  const busy = await lists()
  over.abort()
  await Promise.all(readers)
  printRow('list of 50', 'p50_ms', 'p99_ms', 'x_p50', 'x_p99')
  printRow('quiet', quiet.p50, quiet.p99, 1, 1)
  printRow('beside statistics', busy.p50, busy.p99, busy.p50 / quiet.p50, busy.p99 / quiet.p99)
  agent.destroy()
} finally {
  await server.stop()
  await academy.stop()
}
