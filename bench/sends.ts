/*
 * How quickly a list answers while a notification goes out to 20,000 people in the background, beside the same list while
 * nothing goes out; the two in turn. The academy is the real one, with limits, log, jobs and a durable database.
 * `npx node bench/sends.ts` prints TSV.
 */
import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { sampleLogins } from '#database/seeds/logins.ts'
import { addAccounts } from '#database/seeds/world/people.ts'
import { openDatabase } from '#platform/server/database.ts'
import { endAcademy, realAcademy, startFilled } from './academies/real-academy.ts'
import { ask, get, post, printRow } from './load.ts'

const people = 20_000
const rounds = 3
/** Of one who looks through lists: far from what the machine can answer, and from the limit of rate. */
const pauseMs = 100
const quietSeconds = 10

const real = await realAcademy()
const academy = await startFilled(real)
const { db, close } = openDatabase({ ...real.address, max: 2 })
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

interface Figures {
  readonly p50: number
  readonly p99: number
  readonly asked: number
}

/** Asks one list after the other until it is over. */
async function lists(token: string, isOver: () => boolean | Promise<boolean>): Promise<Figures> {
  const times: number[] = []
  while (!(await isOver())) {
    const asked = performance.now()
    await ask(real.origin, get('/api/Trainee/GetAll?pageSize=50', token), agent)
    times.push(performance.now() - asked)
    await pause(pauseMs)
  }
  times.sort((one, other) => one - other)
  const at = (part: number) => times[Math.floor(times.length * part)]!
  return { p50: at(0.5), p99: at(0.99), asked: times.length }
}

try {
  const { password, logins } = sampleLogins()
  const { email } = logins.find((each) => each.email.startsWith('sami@'))!
  const { accessToken } = JSON.parse((await ask(real.origin, post('/login', { email, password }))).text) as {
    accessToken: string
  }
  await addAccounts(
    db,
    Array.from({ length: people }, (_, n) => ({
      email: `reader${n}@many.example`,
      name_ar: `قارئ ${n}`,
      name_en: `Reader ${n}`,
      role: 'customer' as const,
      state: 'active' as const,
      language: 'ar' as const,
    })),
  )
  const message = {
    CourseClassID: null,
    Trainees: [],
    Instructors: [],
    SendToAll: false,
    Roles: ['customer'],
    Title: 'A message to many',
    Subject: '<p>The academy opens an hour later tomorrow.</p>',
  }
  const sending = async (id: number) => {
    const found = await db.selectFrom('notifications.send').select('state').where('id', '=', id).executeTakeFirst()
    return found?.state !== 'sending'
  }
  const best = (all: readonly Figures[]) => all.toSorted((one, other) => one.p50 - other.p50)[0]!
  const [quiet, busy]: [Figures[], Figures[]] = [[], []]
  const took: number[] = []
  const whole = async (seconds: number) => {
    const ends = performance.now() + seconds * 1000
    return lists(accessToken, () => performance.now() > ends)
  }
  await whole(quietSeconds)
  for (let round = 0; round < rounds; round++) {
    quiet.push(await whole(quietSeconds))
    const begun = performance.now()
    const sent = await ask(real.origin, post('/api/UserNotifications/sendNotification', message, accessToken))
    const { SendID, recipientsCount } = JSON.parse(sent.text) as { SendID: number; recipientsCount: number }
    if (recipientsCount < people) throw new Error(`Only ${recipientsCount} people are told.`)
    busy.push(await lists(accessToken, () => sending(SendID)))
    took.push((performance.now() - begun) / 1000)
    const told = await db
      .selectFrom('notifications.notification')
      .select((each) => each.fn.countAll<number>().as('count'))
      .where('send_id', '=', SendID)
      .executeTakeFirstOrThrow()
    if (Number(told.count) !== recipientsCount) throw new Error(`${told.count} of ${recipientsCount} were told.`)
  }
  const [alone, meanwhile] = [best(quiet), best(busy)]
  printRow('list of 50', 'asked', 'p50_ms', 'p99_ms', 'x_p50', 'x_p99')
  printRow('quiet', alone.asked, alone.p50, alone.p99, 1, 1)
  const ratios = [meanwhile.p50 / alone.p50, meanwhile.p99 / alone.p99]
  printRow('while 20,000 are told', meanwhile.asked, meanwhile.p50, meanwhile.p99, ...ratios)
  printRow('told within seconds', Math.min(...took))
} finally {
  agent.destroy()
  await close()
  await endAcademy(real, academy)
}
