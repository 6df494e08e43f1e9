import { afterAll, beforeAll, expect, test } from 'vitest'
import { byItself } from '#platform/server/audit/by.ts'
import { changeSetting } from '#platform/server/settings.ts'
import { catalogueCalls } from '#modules/catalogue/contract/calls.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { courseBody } from '#testing/stages/course-body.ts'
import { openClassOf, type OpenClass } from '#testing/stages/showcase/open-class.ts'
import { showcaseCalls as calls } from '../contract/calls.ts'
import { faceSettings } from '../contract/settings.ts'

let server: TestServer
let open: OpenClass
let visitor: Asker
beforeAll(async () => {
  server = await startTestServer()
  open = await openClassOf(server)
  visitor = server.anonymous
})
afterAll(() => server.close())

const everywhere = async () => {
  const { courseId: ID, classId } = open
  const listed = (await visitor.send(calls.getPublicCourses, { pageSize: 100 })).Items.find((row) => row.ID === ID)
  const opened = (await visitor.send(calls.getPublicCourses, { pageSize: 100, WithOpenClass: true })).Items
  const classes = (await visitor.send(calls.getPublicClasses, { CourseID: ID })).Items
  return {
    listed: listed !== undefined,
    nextStart: listed?.NextStart ?? null,
    withOpenClass: opened.some((row) => row.ID === ID),
    amongClasses: classes.some((row) => row.ID === classId),
    course: (await visitor.raw(calls.getPublicCourse, { ID })).statusCode,
    class: (await visitor.raw(calls.getPublicClass, { ID: classId })).statusCode,
  }
}
const shown = { listed: true, withOpenClass: true, amongClasses: true, course: 200, class: 200 }
/** The course alone: its class is nobody's to see. */
const withoutClass = {
  listed: true,
  nextStart: null,
  withOpenClass: false,
  amongClasses: false,
  course: 200,
  class: 404,
}

test('a visitor reads what is on offer and where one can register; of a class in any other state nothing', async () => {
  await server.db.updateTable('classes.course_class').set({ state: 'draft' }).where('id', '<>', open.classId).execute()
  expect(await everywhere()).toEqual({ ...shown, nextStart: open.startsOn })
  for (const state of ['tentative', 'confirmed'] as const) {
    await open.set({ state })
    expect(await everywhere(), state).toMatchObject(shown)
  }
  const hidden = ['draft', 'running', 'ended', 'resultsPublished', 'closed', 'cancelled', 'postponed'] as const
  for (const state of hidden) {
    await open.set({ state })
    expect(await everywhere(), state).toEqual(withoutClass)
  }
  await open.set({ state: 'open' })

  const { id: organization_id } = await server.db
    .selectFrom('people.organization')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await open.set({ organization_id })
  expect(await everywhere()).toEqual(withoutClass)
  // Neither does whoever it was made for find it here: this is what everybody sees.
  const hany = await server.as('hany')
  expect((await refusalOf(hany.send(calls.getPublicClass, { ID: open.classId }))).status).toBe(404)
  await open.set({ organization_id: null })

  server.at(`${open.startsOn}T08:00:00Z`)
  expect(await everywhere()).toEqual(withoutClass)
  server.at('2026-02-20T08:00:00Z')
  expect(await everywhere()).toMatchObject(shown)
})

test('a course that is not on offer is nowhere, nor are its classes, whoever asks', async () => {
  await open.setCourse({ is_published: false })
  expect(await everywhere()).toEqual({ ...withoutClass, listed: false, course: 404 })
  for (const who of ['sami', 'layla', 'omar'] as const) {
    const asker = await server.as(who)
    expect((await refusalOf(asker.send(calls.getPublicCourse, { ID: open.courseId }))).status, who).toBe(404)
  }
  await open.setCourse({ is_published: true })
  for (const ID of [999_999, 2_147_483_647]) {
    expect((await refusalOf(visitor.send(calls.getPublicCourse, { ID }))).status).toBe(404)
    expect((await refusalOf(visitor.send(calls.getPublicClass, { ID }))).status).toBe(404)
    expect((await visitor.send(calls.getPublicClasses, { CourseID: ID })).Total).toBe(0)
  }
  expect((await visitor.raw(calls.getPublicCourse, { ID: 0 })).statusCode).toBe(400)
})

test('free seats are told, and nothing of who sits on the others; a class that is full says so', async () => {
  await open.set({ max_trainees: 5, seats_taken: 3 })
  const found = await visitor.send(calls.getPublicClass, { ID: open.classId })
  expect(found).toMatchObject({ SeatsLeft: 2, CourseID: open.courseId, Place: 'academy' })
  expect(Object.keys(found)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/Taken|Waiting|Max|Registered/)]),
  )
  await open.set({ seats_taken: 5 })
  expect((await visitor.send(calls.getPublicClass, { ID: open.classId })).SeatsLeft).toBe(0)
  await open.set({ max_trainees: 20, seats_taken: 0 })
})

test('found by its name in either script and however it is spelled; in its category; in each order', async () => {
  const names = async (search: string) =>
    (await visitor.send(calls.getPublicCourses, { search, pageSize: 100 })).Items.map((row) => row.Code)
  for (const search of ['safety management', 'اساسيات نظام اداره السلامه', 'sms-101', 'أساسيات نظام'])
    expect(await names(search), search).toContain('SMS-101')
  expect(await names('%')).toEqual([])

  const { Items: categories } = await visitor.send(calls.getPublicCategories, {})
  expect(categories.length).toBeGreaterThan(1)
  for (const { ID, Count } of categories) {
    const { Items, Total } = await visitor.send(calls.getPublicCourses, { CategoryID: ID, pageSize: 100 })
    expect([Total, ...new Set(Items.map((row) => row.CategoryID))], String(ID)).toEqual([Count, ID])
  }

  const all = await visitor.send(calls.getPublicCourses, { pageSize: 100 })
  const starts = all.Items.map((row) => row.NextStart ?? '9999')
  expect(starts).toEqual(starts.toSorted())
  const fees = (await visitor.send(calls.getPublicCourses, { pageSize: 100, sort: 'Fee' })).Items
  expect(fees.map((row) => row.Fee.Minor)).toEqual(fees.map((row) => row.Fee.Minor).toSorted((a, b) => a - b))
  expect((await visitor.raw(calls.getPublicCourses, { pageSize: 5000 } as never)).statusCode).toBe(400)
})

test('what is told of a course is what was frozen last, cleaned, without what is the editors’ own', async () => {
  const sami = await server.as('sami')
  const body = { ...courseBody('PUB-1'), InternalCode: 'KEPT-SECRET', IsPublished: true }
  const { ID } = await sami.send(catalogueCalls.addCourse, { body })
  const before = await visitor.send(calls.getPublicCourse, { ID })
  expect(before).toMatchObject({ Code: 'PUB-1', Name: { en: 'A new course' }, Days: 2 })
  expect(before.Content.ar).toContain('نص')
  expect(JSON.stringify(before)).not.toMatch(/<script|KEPT-SECRET|Version|Materials/)
  await server.db.updateTable('catalogue.course').set({ days: 9 }).where('id', '=', ID).execute()
  expect(await visitor.send(calls.getPublicCourse, { ID })).toEqual(before)
})

test('while the academy keeps its catalogue to itself, who has an account reads it and a visitor is sent to the log-in', async () => {
  const { courseId: ID, classId } = open
  const layla = await server.as('layla')
  await changeSetting(server.db, faceSettings, 'openCatalogue', false, byItself)
  const asked = [
    [calls.getPublicCourses, {}],
    [calls.getPublicCategories, {}],
    [calls.getPublicCourse, { ID }],
    [calls.getPublicCourse, { ID: 999_999 }],
    [calls.getPublicClasses, { CourseID: ID }],
    [calls.getPublicClass, { ID: classId }],
  ] as const
  for (const [call, input] of asked)
    expect(await refusalOf(visitor.send(call, input as never)), call.path).toMatchObject({
      status: 401,
      code: 'notSignedIn',
    })
  expect((await layla.send(calls.getPublicCourses, {})).Total).toBeGreaterThan(0)
  expect((await layla.send(calls.getPublicClass, { ID: classId })).ID).toBe(classId)
  await changeSetting(server.db, faceSettings, 'openCatalogue', true, byItself)
  expect((await visitor.send(calls.getPublicCourses, {})).Total).toBeGreaterThan(0)
})
