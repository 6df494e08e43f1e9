import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedSample } from '#database/seeds/sample.ts'
import { accountsCalls } from '#modules/accounts/contract/calls.ts'
import { attendanceCalls } from '#modules/attendance/contract/calls.ts'
import { auditCalls } from '#modules/audit/contract/calls.ts'
import { catalogueCalls } from '#modules/catalogue/contract/calls.ts'
import { chatCalls } from '#modules/chat/contract/calls.ts'
import { classesCalls } from '#modules/classes/contract/calls.ts'
import { resultCalls } from '#modules/exams/contract/calls.ts'
import { feedbackCalls } from '#modules/feedback/contract/calls.ts'
import { mailboxCalls } from '#modules/mailbox/contract/calls.ts'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import { practicalCalls } from '#modules/practical/contract/calls.ts'
import { registrationCalls } from '#modules/registration/contract/calls.ts'
import { requestsCalls } from '#modules/requests/contract/calls.ts'
import type { Input } from '#platform/shared/call.ts'
import { recordAudit } from '#platform/server/audit/entry.ts'
import { sealAudit } from '#platform/server/audit/seal.ts'
import { figureKeys } from '#platform/shared/record/figure-keys.ts'
import type { Asker } from '#testing/asker.ts'
import { cloneDatabase } from '#testing/database.ts'
import { listenTo } from '#testing/lists/listened.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { cast, type CastKey } from '#testing/stages/cast.ts'
import { getHomeModel } from '../contract/home.ts'

/*
 * Every figure of every home leads to a list that holds exactly what it counted: its address is read as the page reads it, the page's
 * own call is asked, and the totals are compared.
 */
let server: TestServer
let ears: ReturnType<typeof listenTo>
beforeAll(async () => {
  const database = await cloneDatabase()
  ears = listenTo([database.pool, database.persons!.pool])
  server = await startTestServer({ database })
  await seedSample(server.db, '2026-11-21')
  server.at('2026-11-22T08:00:00Z')
})
afterAll(() => server.close())

const everybody = Object.keys(cast) as CastKey[]
type Query = Readonly<Record<string, string>>
const unprefixed = (query: Query, prefix: string) =>
  Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) =>
      key.startsWith(prefix) ? [[key.slice(prefix.length), value]] : [],
    ),
  )
// Which tab of the page, and that no view of the list is put on, is no part of what is asked for.
const withoutTab = ({ tab: _, listView: __, ...query }: Query) => query
const rounds = async (who: Asker, Family: string, query: Query) =>
  (await who.send(feedbackCalls.getFeedbackRounds, { Family, ...query } as never)).Total
const toGive = async (who: Asker) =>
  (await who.send(feedbackCalls.getAvailableReviews)).filter(({ Sheets }) => Sheets.some(({ IsOpen }) => IsOpen)).length

const lists: Readonly<Record<string, (who: Asker, query: Query) => Promise<number>>> = {
  '/AdminTrainingChat': async (who, query) =>
    (await who.send(chatCalls.getReports, unprefixed(query, 'reports-') as never)).Total,
  '/AvailableReview': toGive,
  '/Course': async (who, query) => (await who.send(catalogueCalls.listCourses, query as never)).Total,
  '/CourseClass': async (who, query) => (await who.send(classesCalls.getCourseClasses, query as never)).Total,
  '/CourseRequest': async (who, query) => (await who.send(requestsCalls.getCourseRequests, query as never)).Total,
  '/CustomerReview/CourseReview': (who, query) => rounds(who, 'course', query),
  '/CustomerReview/InstructorAssessment': (who, query) => rounds(who, 'instructor', query),
  '/InstructorAssessment': toGive,
  '/InstructorCourseEvaluation': toGive,
  '/InstructorGeneralPracticalAnswer': async (who, { tab, ...query }) =>
    (await who.send(practicalCalls.getPracticalAnswers, { Kind: tab, ...query } as never)).Total,
  '/RegisterConfirmation': async (who, { task }) =>
    (
      await who.send(
        registrationCalls.getRegistrations,
        (task ? { Task: task, AwaitingPayer: false } : { Phase: 'open' }) as never,
      )
    ).Total,
  '/TraineeAttendance': async (who, { show }) =>
    (await who.send(attendanceCalls.getReadableClasses, { Show: show as 'today' })).Total,
  '/TraineeExamResult': async (who, query) => (await who.send(resultCalls.searchResults, query as never)).Total,
  '/TraineeExamsAnswers': async (who, query) =>
    (await who.send(resultCalls.searchGrievances, unprefixed(query, 'grievance-') as never)).Total,
  '/TraineeOfCustomer': async (who, query) => {
    const { ID } = await who.send(peopleCalls.getLoginOrganization)
    const filters = unprefixed(query, 'invoices-')
    return (await who.send(registrationCalls.getOrganizationInvoices, { OrganizationID: ID, ...filters } as never))
      .Total
  },
  '/pages/audit': async (who, query) => (await who.send(auditCalls.searchAudit, query as never)).Total,
  '/user': async (who, query) => (await who.send(accountsCalls.searchUsers, query as never)).Total,
}

const seen = new Map<string, number>()

test.each(everybody)('the figures of %s count what their pages list', async (key) => {
  const who = await server.as(key)
  const { Figures } = await who.send(getHomeModel)
  const listed = await Promise.all(
    Figures.map(async ({ Key, Href }) => {
      const [path, query = ''] = Href.split('?')
      const asked = Object.fromEntries(new URLSearchParams(query))
      const isTabbed = path !== '/InstructorGeneralPracticalAnswer'
      return [Key, await lists[path!]!(who, isTabbed ? withoutTab(asked) : asked)]
    }),
  )
  for (const { Key, Count } of Figures) seen.set(Key, Math.max(Count, seen.get(Key) ?? 0))
  expect(Figures.map(({ Key, Count }) => [Key, Count])).toEqual(listed)
})

test('every figure stands on a home of the sample academy, and most have something to count there', () => {
  expect([...seen.keys()].toSorted()).toEqual([...figureKeys].toSorted())
  expect([...seen].filter(([, count]) => count > 0).length).toBeGreaterThan(figureKeys.length / 2)
})

const partsOf = async (key: CastKey) => {
  const home = await (await server.as(key)).send(getHomeModel)
  return (['Sessions', 'Short', 'Seats', 'Load', 'Progress', 'People', 'Health', 'FirstSteps'] as const).filter(
    (part) => home[part] !== null,
  )
}

test('each role is handed its own parts, and nobody else’s', async () => {
  const own = {
    huda: ['Sessions', 'Short', 'Seats'],
    omar: ['Load'],
    layla: ['Progress'],
    hany: ['People'],
    nadia: ['Health'],
    karim: [],
    sami: [],
  }
  for (const [key, parts] of Object.entries(own)) expect([key, await partsOf(key as CastKey)]).toEqual([key, parts])
})

test('the sessions of today have as many marked as their class says, and all are of classes that the tile counts', async () => {
  const huda = await server.as('huda')
  const { Sessions } = await huda.send(getHomeModel)
  expect(Sessions!.length).toBeGreaterThan(0)
  for (const session of Sessions!.slice(0, 5)) {
    const sheet = await huda.send(attendanceCalls.getClassAttendance, { courseClassID: session.CourseClassID })
    expect(session.Enrolled).toBe(sheet.People.length)
    expect(sheet.Sessions).toContainEqual(
      expect.objectContaining({ SessionID: session.SessionID, Marked: session.Marked }),
    )
  }
  const today = await huda.send(attendanceCalls.getReadableClasses, { Show: 'today', pageSize: 100 })
  expect(new Set(Sessions!.map(({ CourseClassID }) => CourseClassID))).toEqual(new Set(today.Items.map(({ ID }) => ID)))
})

test('the classes under their minimum and the seats are those of the list of classes', async () => {
  const huda = await server.as('huda')
  const { Short, Seats, Today } = await huda.send(getHomeModel)
  const short = await huda.send(classesCalls.getCourseClasses, { UnderMinimum: true, sort: 'StartDate', pageSize: 100 })
  expect(Short!.length).toBeGreaterThan(0)
  expect(Short!.map(({ ClassCode }) => ClassCode)).toEqual(short.Items.slice(0, Short!.length).map(({ Code }) => Code))
  expect(short.Items.every(({ Enrolled, MinTrainees }) => Enrolled < MinTrainees)).toBe(true)
  const wait = (Date.parse(short.Items[0]!.StartDate) - Date.parse(Today)) / 86_400_000
  expect(Short![0]).toMatchObject({ DaysLeft: wait, Enrolled: short.Items[0]!.Enrolled })

  const onSale = await huda.send(classesCalls.getCourseClasses, { OnSale: true, pageSize: 100 })
  const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)
  expect(onSale.Total).toBeLessThanOrEqual(100)
  expect(Seats).toEqual({
    Classes: onSale.Total,
    Seats: sum(onSale.Items.map(({ MaxTrainees }) => MaxTrainees)),
    Taken: sum(onSale.Items.map(({ SeatsTaken, MaxTrainees }) => Math.min(SeatsTaken, MaxTrainees))),
  })
})

test('a trainee’s progress is that of the own attendance', async () => {
  const learners = await server.db
    .selectFrom('attendance.mark as m')
    .innerJoin('registration.registration as r', 'r.id', 'm.registration_id')
    .innerJoin('classes.course_class as c', 'c.id', 'r.class_id')
    .innerJoin('people.trainee as t', 't.id', 'r.trainee_id')
    .innerJoin('accounts.account as a', 'a.id', 't.account_id')
    .where('c.state', '=', 'running')
    .where('a.state', '=', 'active')
    .select('a.email')
    .distinct()
    .orderBy('a.email')
    .limit(3)
    .execute()
  let compared = 0
  for (const { email } of learners) {
    const trainee = await server.as(email)
    const { Progress } = await trainee.send(getHomeModel)
    const own = await trainee.send(attendanceCalls.getMyAttendance)
    for (const { CourseClassID, Sessions } of Progress!) {
      const { Sessions: sessions } = own.find((each) => each.CourseClassID === CourseClassID)!
      const held = sessions.filter(({ SessionState }) => SessionState !== 'cancelled')
      expect(Sessions).toMatchObject({
        All: held.length,
        Attended: held.filter(({ State }) => ['present', 'late', 'leftEarly'].includes(State ?? '')).length,
      })
      compared += Sessions.Attended
    }
  }
  expect(compared).toBeGreaterThan(0)
})

test('an organization’s people at risk are those whom the sheet of their class names', async () => {
  const hany = await server.as('hany')
  const { People } = await hany.send(getHomeModel)
  expect(People!.length).toBeGreaterThan(0)
  for (const { CourseClassID, People: count, AtRisk, IsRunning } of People!) {
    const { People: listed } = await hany.send(attendanceCalls.getClassAttendance, { courseClassID: CourseClassID })
    expect(count).toBe(listed.length)
    if (IsRunning) expect(AtRisk).toBe(listed.filter(({ IsAtRisk }) => IsAtRisk).length)
  }
})

test('an administrator sees what waits and the last backup', async () => {
  const nadia = await server.as('nadia')
  const before = (await nadia.send(getHomeModel)).Health!
  expect(before).toMatchObject({ FailedJobs: 0, LastBackup: null, MailsLeave: true, Replicas: [] })
  await server.db
    .insertInto('platform.setting')
    .values({ key: 'lastBackup', value: JSON.stringify('2026-11-22T01:00:00.000Z') })
    .execute()
  expect((await nadia.send(getHomeModel)).Health).toMatchObject({ LastBackup: '2026-11-22T01:00:00.000Z' })
  await server.db.deleteFrom('platform.setting').where('key', '=', 'lastBackup').execute()
})

test('behind the mails that wait and those that were given up stand exactly these', async () => {
  const nadia = await server.as('nadia')
  const add = async (state: 'waiting' | 'dead', at: string, error: string | null) =>
    (
      await sql<{ id: number }>`
        insert into platform.outbox_mail (kind, to_address, subject, html, message_id, state, last_error, created_at, next_try_at)
        values ('general', 'gone@unsent.example', ${`Letter of ${at}`}, '<p>x</p>', ${`<${at}@mail.diwan>`}, ${state},
          ${error}, ${at}::timestamptz, '2099-01-01') returning id`.execute(server.db)
    ).rows[0]!.id
  const waiting = await add('waiting', '2020-01-02', '451 4.2.2 mailbox full')
  const dead = await add('dead', '2020-01-01', '550 5.1.1 no such user')
  const { MailsWaiting, MailsDead } = (await nadia.send(getHomeModel)).Health!
  const listed = (query: Input<typeof mailboxCalls.getUnsentLetters>) =>
    nadia.send(mailboxCalls.getUnsentLetters, query)
  expect((await listed({ State: 'waiting' })).Total).toBe(MailsWaiting)
  expect((await listed({ State: 'refused' })).Total).toBe(MailsDead)
  const { Items, Total } = await listed({ search: 'gone@unsent' })
  expect(Total).toBe(2)
  expect(Items).toMatchObject([
    { ID: dead, To: 'gone@unsent.example', State: 'refused', Cause: 'noSuchAddress', NextTryAt: null },
    { ID: waiting, State: 'waiting', Cause: 'mailboxFull' },
  ])
  expect(JSON.stringify(Items)).not.toContain('<p>')
  await sql`delete from platform.outbox_mail where id in (${waiting}, ${dead})`.execute(server.db)
})

test('behind the rows of the audit that await their seal stand exactly these', async () => {
  const nadia = await server.as('nadia')
  const listed = (IsSealed: boolean) => nadia.send(auditCalls.searchAudit, { IsSealed })
  const counted = async () => (await nadia.send(getHomeModel)).Health!.Unsealed
  // That somebody reads the audit stands in it once.
  await listed(true)
  // Before the others are listed: a large total is not counted anew for a while.
  await sealAudit(server.db)
  expect([(await listed(false)).Total, await counted()]).toEqual([0, 0])
  const by = { actorId: nadia.accountId, requestId: 'r-unsealed', address: null }
  await recordAudit(server.db, { kind: 'planning.addClassRoom', subject: ['classRoom', 7], data: {} }, by)
  expect(await counted()).toBe(1)
  expect(await listed(false)).toMatchObject({ Total: 1, Items: [{ RequestID: 'r-unsealed' }] })
  expect((await listed(true)).Items.map(({ RequestID }) => RequestID)).not.toContain('r-unsealed')
  expect((await nadia.send(auditCalls.exportAudit, { IsSealed: false })).Total).toBe(1)
})

test('an administrator reads that no mail leaves where no mail server is set', async () => {
  const waiting = await startTestServer({ withoutMail: true })
  try {
    expect((await (await waiting.as('nadia')).send(getHomeModel)).Health).toMatchObject({ MailsLeave: false })
  } finally {
    await waiting.close()
  }
})

/** How many statements each home took before it had parts of its own; it may take two more. */
const statementsBefore: Partial<Record<CastKey, number>> = {
  huda: 16,
  nadia: 20,
  sami: 15,
  omar: 15,
  karim: 14,
  hany: 12,
  layla: 13,
}

test.each(Object.entries(statementsBefore))(
  'the home of %s asks no more than two statements more',
  async (key, before) => {
    const who = await server.as(key)
    await who.send(getHomeModel)
    ears.heard()
    await who.send(getHomeModel)
    expect(ears.heard().length).toBeLessThanOrEqual(before + 2)
  },
)
