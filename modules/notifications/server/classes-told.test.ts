import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addRegistrations } from '#database/seeds/world/classes.ts'
import { classesCalls as calls } from '#modules/classes/contract/calls.ts'
import { announceStarts } from '#modules/classes/server/acts/starts-soon.ts'
import { planningCalls } from '#modules/planning/contract/calls.ts'
import { jobs as registrationJobs } from '#modules/registration/server/jobs.ts'
import type { Asker } from '#testing/asker.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { approvedRow, planRowOf, stagedClass, stageIds } from '#testing/stages/stage-plan.ts'
import { tellNews, type Told } from '#testing/stages/told.ts'

let server: TestServer
let ids: Awaited<ReturnType<typeof stageIds>>
let huda: Asker
let nadia: Asker
let omar: Asker
let salma: Asker
let layla: Asker
let mariam: Asker
beforeAll(async () => {
  server = await startTestServer()
  server.at('2027-01-10T08:00:00Z')
  await server.db.deleteFrom('planning.holiday').execute()
  ids = await stageIds(server)
  ;[huda, nadia, omar] = await Promise.all([server.as('huda'), server.as('nadia'), server.as('omar')])
  ;[salma, layla, mariam] = await Promise.all([server.as('salma'), server.as('layla'), server.as('mariam')])
})
afterAll(() => server.close())
beforeEach(() => news(huda, nadia, omar, salma, layla, mariam))

const news = (...people: Asker[]) => tellNews(server, ...people)
const kinds = (told: Told[] | undefined) => (told ?? []).map((each) => each.kind)
const version = async (ID: number) => ({ Version: (await huda.send(calls.getCourseClass, { ID })).Version })
const planVersion = async (ID: number) => ({ Version: (await huda.send(planningCalls.getPlanRow, { ID })).Version })

/** Layla's place is confirmed, mariam's registration is under way. */
async function enrol(classId: number): Promise<void> {
  const trainees = await server.db
    .selectFrom('people.trainee')
    .where('email', 'in', ['layla@diwan.example', 'mariam@diwan.example'])
    .select(['id', 'email'])
    .orderBy('email')
    .execute()
  await addRegistrations(
    server.db,
    trainees.map(({ id, email }) => ({
      code: `REG-${classId}-${id}`,
      class_id: classId,
      trainee_id: id,
      main: email.startsWith('layla') ? 'confirmed' : 'underReview',
      money: email.startsWith('layla') ? 'paid' : 'notDue',
    })),
  )
}

test('a plan row: who proposes, approves, answers, releases and cancels is heard by the others', async () => {
  const rowId = await approvedRow({ huda, nadia }, planRowOf(ids, '2027-02-07'))
  const row = `/planning/AnnualPlan?row=${rowId}`
  let [coordinator, admin, lead] = await news(huda, nadia, omar)
  expect(admin).toMatchObject([{ kind: 'planProposed', opens: row, mailed: false }])
  expect(coordinator).toMatchObject([{ kind: 'planApproved', opens: row }])
  expect(lead).toMatchObject([{ kind: 'instructorConfirm', opens: `/InstructorConfirmation/${rowId}`, mailed: true }])
  expect(lead![0]!.html).toContain('٧ فبراير')

  await omar.send(planningCalls.reject, { ID: rowId, body: { Reason: 'ظرف عائلي' } })
  ;[coordinator] = await news(huda)
  expect(coordinator).toMatchObject([{ kind: 'instructorRejected', opens: row, mailed: true }])
  // why somebody declines stands on the row, for whoever may open it, and not in a mail
  expect(coordinator![0]!.html).not.toContain('ظرف عائلي')

  await huda.send(planningCalls.askInstructor, {
    ID: rowId,
    body: { InstructorID: ids.omar, Role: 'lead', ...(await planVersion(rowId)) },
  })
  await nadia.send(planningCalls.cancel, { ID: rowId, body: { Reason: 'ترشيد', ...(await planVersion(rowId)) } })
  ;[coordinator, lead] = await news(huda, omar)
  expect(kinds(coordinator)).toEqual(['planCancelled'])
  expect(kinds(lead)).toEqual(['instructorConfirm', 'teachingCancelled'])
})

test('a class: instructors are asked, sessions that move are told with day and time to all who go', async () => {
  const { ID } = await stagedClass({ huda, nadia }, omar, planRowOf(ids, '2027-03-07'))
  await enrol(ID)
  let [lead, own, other] = await news(omar, layla, mariam)
  expect(lead!.at(-1)).toMatchObject({
    kind: 'classAsAccepted',
    opens: `/CourseClassDetail/${ID}`,
    mailed: true,
  })

  const { CourseClassSessions: sessions } = await huda.send(calls.getCourseClass, { ID })
  const [first, second, third] = sessions
  await huda.send(calls.moveSession, {
    ID: first!.ID,
    body: {
      Date: '2027-03-07',
      StartTime: '15:00',
      EndTime: '20:00',
      ClassRoomID: ids.R101,
      ModuleID: null,
      InstructorIDs: [ids.omar],
      WaiverReason: '',
      Version: first!.Version,
    },
  })
  await huda.send(calls.cancelSession, { ID: second!.ID })
  ;[lead, own, other] = await news(omar, layla, mariam)
  expect(own).toMatchObject([
    { kind: 'classChange', opens: `/CourseClassDetail/${ID}`, mailed: true },
    { kind: 'sessionCancelled', opens: `/CourseClassDetail/${ID}`, mailed: true },
  ])
  expect(own![0]!.html).toContain('١٥:٠٠')
  expect(lead).toMatchObject([{ opens: `/CourseClassDetail/${ID}` }, { opens: `/CourseClassDetail/${ID}` }])
  expect(other).toEqual([])
  expect(third!.State).toBe('scheduled')

  await huda.send(calls.go, { ID, body: { ...(await version(ID)), Reason: 'قرار الإدارة' } })
  ;[lead, own] = await news(omar, layla)
  expect([kinds(lead), kinds(own)]).toEqual([['classGo'], ['classGo']])

  const alert = (day: string) =>
    server.db.transaction().execute((tx) => announceStarts(tx, new Date(`${day}T06:00:00Z`)))
  await alert('2027-03-03')
  expect(await news(layla)).toEqual([[]])
  await alert('2027-03-04')
  await alert('2027-03-04')
  await alert('2027-03-05')
  ;[lead, own] = await news(omar, layla)
  expect(own).toMatchObject([{ kind: 'classStartsSoon', opens: `/CourseClassDetail/${ID}`, mailed: true }])
  expect(own![0]!.html).toContain('١٥:٠٠')
  expect(kinds(lead)).toEqual(['classStartsSoon'])
})

test('a cancelled class is told once to everybody under way, each with the own registration', async () => {
  const { ID } = await stagedClass({ huda, nadia }, omar, planRowOf(ids, '2027-05-09'))
  await enrol(ID)
  await news(omar, layla, mariam, huda)
  await huda.send(calls.cancel, { ID, body: { ...(await version(ID)), Reason: 'عدد غير كافٍ' } })
  let [lead, own, other] = await news(omar, layla, mariam)
  expect(own).toMatchObject([{ kind: 'classCancelled', mailed: true }])
  expect(own![0]!.html).toContain('عدد غير كافٍ')
  expect(own![0]!.opens).toMatch(new RegExp(`^/RegistrationStatus/REG-${ID}-`))
  expect(kinds(other)).toEqual(['classCancelled'])
  expect(other![0]!.opens).not.toBe(own![0]!.opens)
  expect(kinds(lead)).toEqual(['teachingClassCancelled'])

  // The job ends their registrations afterwards: that is no news.
  for (const job of registrationJobs) await job.run({ db: server.db, files: server.files, now: server.now(), data: {} })
  ;[own, other] = await news(layla, mariam)
  expect([own, other]).toEqual([[], []])
  const states = await server.db
    .selectFrom('registration.registration')
    .where('class_id', '=', ID)
    .select('main')
    .execute()
  expect(new Set(states.map((row) => row.main))).toEqual(new Set(['cancelled']))
})

test('a postponed class that comes back from the plan is told to everybody under way', async () => {
  const { ID, planRowId } = await stagedClass({ huda, nadia }, omar, planRowOf(ids, '2027-08-08'))
  await enrol(ID)
  const Reason = 'قلة التسجيل'
  await huda.send(calls.postpone, { ID, body: { ...(await version(ID)), StartDate: '2027-08-22', Reason } })
  const chosen = async () => ({ body: { Rows: [{ ID: planRowId, ...(await planVersion(planRowId)) }] } })
  await huda.send(planningCalls.propose, await chosen())
  await nadia.send(planningCalls.approve, await chosen())
  await omar.send(planningCalls.accept, { ID: planRowId })
  await news(huda, omar, layla, mariam)
  await nadia.send(calls.makeFromPlan, { annualPlanID: planRowId })
  const [coordinator, lead, own, other] = await news(huda, omar, layla, mariam)
  expect(own).toMatchObject([{ kind: 'classReopened', mailed: true }])
  expect(own![0]!.html).toContain('٢٢ أغسطس')
  expect(own![0]!.opens).toMatch(new RegExp(`^/RegistrationStatus/REG-${ID}-`))
  expect(kinds(other)).toEqual(['classReopened'])
  expect([kinds(coordinator), kinds(lead)]).toEqual([['classMade'], ['classAsAccepted']])
})

test('an instructor whose place another takes hears of it', async () => {
  const { ID } = await stagedClass({ huda, nadia }, omar, planRowOf(ids, '2027-09-05'))
  await news(omar)
  const body = { InstructorID: ids.salma, Role: 'lead' as const, ...(await version(ID)) }
  await huda.send(calls.askInstructor, { ID, body })
  const [former] = await news(omar)
  expect(former).toMatchObject([{ kind: 'classInstructorReleased', opens: '/InstructorSchedule' }])
})

test('of a draft its instructors hear when it is opened', async () => {
  const { ID } = await huda.send(calls.add, {
    body: {
      CourseID: ids.GHO110,
      StartDate: '2027-06-27',
      EndDate: '2027-07-01',
      ClassRoomID: ids.R102,
      Place: 'academy',
      Language: 'ar',
      MinTrainees: 1,
      MaxTrainees: 10,
      Fee: { Minor: 10_000, Currency: 'USD' },
      OrganizationID: null,
      Notes: '',
      CourseClassSessions: [{ Date: '2027-06-27', StartTime: '09:00', EndTime: '14:00' }],
      CourseClassInstructors: [{ InstructorID: ids.salma, Role: 'lead' }],
    },
  })
  expect(await news(salma)).toEqual([[]])
  await huda.send(calls.open, { ID, body: await version(ID) })
  const [asked] = await news(salma)
  expect(asked).toMatchObject([{ kind: 'classConfirm', opens: `/InstructorClassConfirmation/${ID}` }])
  await salma.send(calls.reject, { courseClassID: ID, reason: 'سفر' })
  const [coordinator] = await news(huda)
  expect(coordinator).toMatchObject([
    { kind: 'classInstructorRejected', opens: `/Setting/CourseClass-Edit/${ID}`, mailed: true },
  ])
})

test('who examines or assesses is asked, reminded and released in words of that duty', async () => {
  const { ID } = await stagedClass({ huda, nadia }, omar, planRowOf(ids, '2027-10-03'))
  await server.db
    .updateTable('people.instructor')
    .set({ is_examiner: true, is_practical_assessor: true })
    .where('id', '=', ids.salma)
    .execute()
  await news(salma, omar)
  const place = async (role: string) =>
    (await huda.send(calls.getCourseClass, { ID })).Staff.find(({ Role }) => Role === role)!.ID
  for (const [Role, asked, released, word] of [
    ['examiner', 'classExaminerConfirm', 'classExaminerReleased', 'ممتحن'],
    ['practicalAssessor', 'classAssessorConfirm', 'classAssessorReleased', 'العملي'],
  ] as const) {
    await huda.send(calls.askInstructor, { ID, body: { InstructorID: ids.salma, Role, ...(await version(ID)) } })
    const [own, teaching] = await news(salma, omar)
    expect(own).toMatchObject([{ kind: asked, opens: `/InstructorClassConfirmation/${ID}`, mailed: true }])
    expect(own![0]!.title).toContain(word)
    expect(own![0]!.letter!.html).not.toMatch(/تدريس|teach/)
    expect(teaching).toEqual([])
    await huda.send(calls.releaseInstructor, { ID: await place(Role) })
    expect(kinds((await news(salma))[0])).toEqual([released])
  }
})
