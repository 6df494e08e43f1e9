import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { stageClass } from '#testing/stages/stage-exam.ts'
import { planRowOf, stageIds } from '#testing/stages/stage-plan.ts'
import { planningCalls } from '#modules/planning/contract/calls.ts'
import upcomingCourseDetail from './document.ts'

const page = documentCall(upcomingCourseDetail)
let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

test('anybody opens it as long as everybody may register, and nobody once the class has begun or is for one organization', async () => {
  const { db } = server
  const { classId: ID } = await stageClass(db, { instructors: ['salma'], trainees: [] })
  const set = (values: object) => db.updateTable('classes.course_class').set(values).where('id', '=', ID).execute()
  await set({ state: 'open' })
  const { starts_on } = await db
    .selectFrom('classes.course_class')
    .where('id', '=', ID)
    .select('starts_on')
    .executeTakeFirstOrThrow()
  const before = new Date(`${starts_on}T00:00:00Z`)
  before.setUTCDate(before.getUTCDate() - 7)
  server.at(before.toISOString())
  const { Content } = await server.anonymous.send(page, { ID: String(ID) })
  expect(Content).toMatchObject({ StartDate: starts_on })
  expect(Content.Address).toContain(`/UpcomingCourse?search=${Content.ClassCode}`)
  const closed = async () => (await refusalOf(server.anonymous.send(page, { ID: String(ID) }))).code
  for (const state of ['draft', 'running', 'cancelled']) {
    await set({ state })
    expect(await closed(), state).toBe('reportClosed')
  }
  const { id: organization_id } = await db
    .selectFrom('people.organization')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await set({ state: 'open', organization_id })
  expect(await closed()).toBe('reportClosed')
  await set({ organization_id: null })
  expect((await server.anonymous.send(page, { ID: String(ID) })).Content.ClassCode).toBe(Content.ClassCode)
  server.at(`${starts_on}T10:00:00Z`)
  expect(await closed()).toBe('reportClosed')
})

test('a row of the plan is shown once it is published, with the sessions that are planned, until its class takes its place', async () => {
  server.at('2027-01-10T08:00:00Z')
  const { db } = server
  const body = planRowOf(await stageIds(server), '2027-02-07', { Title: { en: 'Winter run' } })
  const row = await (await server.as('huda')).send(planningCalls.add, { body })
  const set = (values: object) => db.updateTable('planning.plan_row').set(values).where('id', '=', row.ID).execute()
  const asked = { ID: `plan-${row.ID}` }
  const closed = async (who = server.anonymous) => (await refusalOf(who.send(page, asked))).code
  expect(await closed()).toBe('reportClosed')
  // who plans gets no other answer than a visitor
  expect(await closed(await server.as('huda'))).toBe('reportClosed')
  await set({ state: 'published' })
  const { Content } = await server.anonymous.send(page, asked)
  expect(Content).toMatchObject({
    ClassCode: null,
    PlanRowCode: expect.stringMatching(/^SMS-101\/2027-\d+$/),
    CourseName: { en: 'Winter run' },
    SeatsLeft: null,
    StartDate: '2027-02-07',
    LanguageName: { en: 'Arabic' },
  })
  expect(Content.Sessions[0]).toEqual({ Day: '2027-02-07', StartsAt: '09:00', EndsAt: '14:00' })
  expect(Content.Sessions).toHaveLength(5)
  expect(Content.Modules.length).toBeGreaterThan(0)
  expect(Content.Address).toMatch(/\/CourseDetail\/\d+$/)
  await db.updateTable('catalogue.course').set({ is_published: false }).where('code', '=', 'SMS-101').execute()
  expect(await closed()).toBe('reportClosed')
  await db.updateTable('catalogue.course').set({ is_published: true }).where('code', '=', 'SMS-101').execute()
  const { classId } = await stageClass(db, { instructors: ['salma'], trainees: [] })
  await db
    .updateTable('classes.course_class')
    .set({ state: 'open', starts_on: '2027-02-07', ends_on: '2027-02-11' })
    .where('id', '=', classId)
    .execute()
  await set({ state: 'confirmed', class_id: classId, class_code: 'any' })
  const { ClassCode } = (await server.anonymous.send(page, asked)).Content
  expect(ClassCode).toBe((await server.anonymous.send(page, { ID: String(classId) })).Content.ClassCode)
  expect((await refusalOf(server.anonymous.send(page, { ID: 'row-1' }))).status).toBe(400)
  server.at('2027-02-07T08:00:00Z')
  expect(await closed()).toBe('reportClosed')
})
