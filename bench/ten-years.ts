/*
 * Everyday reads of an academy after ten years (100,000 trainees, 135,000 registrations) beside the sample academy.
 * `npx node bench/ten-years.ts` prints TSV.
 */
import { sampleLogins } from '#database/seeds/logins.ts'
import { addDays, dayOf, type Day } from '#platform/shared/values/dates.ts'
import { tenYearsToday } from '#testing/lists/ten-years.ts'
import { startServer, type ServerProcess } from './child.ts'
import { ask, best, get, load, post, printRow, type Ask, type Figures } from './load.ts'
import { startSampleAcademy, type BenchAcademy } from './academies/sample-academy.ts'
import { startTenYearsAcademy } from './academies/ten-years-academy.ts'

const connections = 8
const rounds = 3
const { password, logins } = sampleLogins()

/** An academy that is asked: its server, who asks, and what there is to ask for. */
interface Side {
  readonly server: ServerProcess
  readonly today: Day
  readonly coordinator: string
  readonly admin: string
  readonly code: string
  /** A name as one looks for it here, which fills a page of ten on either side. */
  readonly name: string
  readonly classId: number
}

async function sideOf({ db, address }: BenchAcademy, today: Day, name: string): Promise<Side> {
  const server = await startServer('served-app.ts', { ...address, at: `${today}T08:00:00Z` })
  const tokenOf = async (part: RegExp) => {
    const { email } = logins.find((each) => part.test(each.part))!
    const { text } = await ask(server.origin, post('/login', { email, password }))
    return (JSON.parse(text) as { accessToken: string }).accessToken
  }
  const { code } = await db
    .selectFrom('people.trainee')
    .select('code')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  // A class of the last months with about a dozen people, which both academies have.
  const classes = await db
    .selectFrom('registration.registration')
    .where('main', 'in', ['completed', 'attending'])
    .groupBy('class_id')
    .select((eb) => ['class_id as id', eb.fn.countAll<number>().as('people')])
    .orderBy('class_id', 'desc')
    .limit(500)
    .execute()
  const [dozen] = classes.toSorted((one, other) => Math.abs(one.people - 12) - Math.abs(other.people - 12))
  const [coordinator, admin] = [await tokenOf(/coordinator/i), await tokenOf(/administrator/i)]
  return { server, today, name, coordinator, admin, code, classId: dozen!.id }
}

const home = '/api/Trainee/GetHomeModel'
const asked: readonly { readonly what: string; readonly of: (side: Side) => Ask }[] = [
  { what: 'list of 50', of: (side) => get('/api/Trainee/GetAll?pageSize=50', side.coordinator) },
  {
    what: 'search of a name, 10',
    of: (side) => get(`/api/Trainee/GetAll?pageSize=10&search=${encodeURIComponent(side.name)}`, side.coordinator),
  },
  {
    what: 'search of a code',
    of: (side) => get(`/api/Trainee/GetAll?pageSize=10&search=${side.code}`, side.coordinator),
  },
  {
    what: 'registrations, 50',
    of: (side) => get('/api/CourseRegistration/GetRegistrations?pageSize=50', side.coordinator),
  },
  { what: 'home of a coordinator', of: (side) => get(home, side.coordinator) },
  { what: 'home of an administrator', of: (side) => get(home, side.admin) },
  {
    what: 'people of a class',
    of: (side) => get(`/api/CourseClass/GetTraineeByCourseClassID?courseClassID=${side.classId}`, side.coordinator),
  },
  {
    what: 'plan rows of a year, 50',
    of: (side) => get(`/api/AnnualPlan/GetPlanRows?pageSize=50&Year=${side.today.slice(0, 4)}`, side.coordinator),
  },
  {
    what: 'room plan of a month',
    of: (side) => {
      const period = `startDate=${addDays(side.today, -15)}&endDate=${addDays(side.today, 15)}`
      return get(`/api/CourseClass/GetRoomPlanInPeriod?${period}`, side.coordinator)
    },
  },
]

const academies = [await startSampleAcademy(), await startTenYearsAcademy()] as const
const small = await sideOf(academies[0], dayOf(new Date()), 'أحمد')
const big = await sideOf(academies[1], tenYearsToday, 'محمد حسن')

try {
  printRow('what', 'small_p50_ms', 'small_bytes', 'big_p50_ms', 'big_bytes', 'x_p50', 'x_p50_per_byte')
  for (const { what, of } of asked) {
    const figures: Record<'small' | 'big', Figures[]> = { small: [], big: [] }
    // The first round warms up and is not counted.
    for (let round = 0; round <= rounds; round++) {
      for (const [key, side] of [['small', small] as const, ['big', big] as const]) {
        const next = of(side)
        const one = await load(side.server, { connections, requests: Infinity, seconds: 1, next: () => next })
        if (round > 0) figures[key].push(one)
      }
    }
    const [one, other] = [best(figures.small), best(figures.big)]
    const times = other.p50 / one.p50
    printRow(what, one.p50, one.bytes, other.p50, other.bytes, times, (times * one.bytes) / other.bytes)
  }
} finally {
  await Promise.all([small.server.stop(), big.server.stop()])
  for (const academy of academies) await academy.stop()
}
