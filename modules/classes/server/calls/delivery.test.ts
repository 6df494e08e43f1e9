import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import type { Asker } from '#testing/asker.ts'
import { audited } from '#testing/stages/audited.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { planRowOf, stageIds } from '#testing/stages/stage-plan.ts'
import { classesCalls as calls } from '../../contract/calls.ts'

let server: TestServer
let ids: Awaited<ReturnType<typeof stageIds>>
let huda: Asker, sami: Asker
beforeAll(async () => {
  server = await startTestServer()
  ids = await stageIds(server)
  ;[huda, sami] = (await Promise.all(['huda', 'sami'].map((who) => server.as(who)))) as [Asker, Asker]
})
afterAll(() => server.close())

const found = (ID: number) => huda.send(calls.getCourseClass, { ID })
const version = async (ID: number) => ({ Version: (await found(ID)).Version })

test('a class is delivered as its course unless it says otherwise; the list finds it by that', async () => {
  const strategies = await server.db
    .selectFrom('lookups.training_strategy')
    .select('id')
    .orderBy('id')
    .limit(2)
    .execute()
  const [course, other] = strategies.map(({ id }) => id) as [number, number]
  await server.db
    .updateTable('catalogue.course')
    .set({ training_strategy_id: course })
    .where('id', '=', ids.SEC201)
    .execute()
  const { CourseID: _c, ...row } = planRowOf(ids, '2029-03-04', { LeadInstructorID: null, ClassRoomID: null })
  const { StartDate, EndDate, Place, Language, MinTrainees, MaxTrainees, Fee, Notes } = row
  const data = { StartDate, EndDate, Place, Language, MinTrainees, MaxTrainees, Fee, Notes, ClassRoomID: null }
  const body = {
    ...data,
    OrganizationID: null,
    CourseID: ids.SEC201,
    CourseClassSessions: [],
    CourseClassInstructors: [],
  }
  const { ID } = await sami.send(calls.add, { body })
  expect(await found(ID)).toMatchObject({ TrainingStrategyID: course })

  const edit = async (change: object) =>
    sami.send(calls.edit, { ID, body: { ...data, OrganizationID: null, ...(await version(ID)), ...change } })
  await edit({ TrainingStrategyID: other })
  // Left out, it stays.
  await edit({})
  expect(await found(ID)).toMatchObject({ TrainingStrategyID: other })
  const listed = async (TrainingStrategyID: number) =>
    (await huda.send(calls.getCourseClasses, { TrainingStrategyID, CourseID: ids.SEC201 })).Items.map((each) => each.ID)
  expect(await listed(other)).toEqual([ID])
  expect(await listed(course)).not.toContain(ID)
  await edit({ TrainingStrategyID: null })
  expect(await found(ID)).toMatchObject({ TrainingStrategyID: null, TrainingStrategyName: null })
})

test('a class that meets elsewhere says where, and the list finds it by that; one in the academy has no such place', async () => {
  const places = await server.db.selectFrom('lookups.request_location').select('id').orderBy('id').limit(2).execute()
  const [place, other] = places.map(({ id }) => id) as [number, number]
  const { CourseID: _c, ...row } = planRowOf(ids, '2029-04-01', { LeadInstructorID: null, ClassRoomID: null })
  const { StartDate, EndDate, Language, MinTrainees, MaxTrainees, Fee, Notes } = row
  const data = { StartDate, EndDate, Language, MinTrainees, MaxTrainees, Fee, Notes, ClassRoomID: null }
  const body = { ...data, Place: 'customerSite' as const, RequestLocationID: place, OrganizationID: null }
  const parts = { CourseID: ids.SEC201, CourseClassSessions: [], CourseClassInstructors: [] }
  const { ID } = await sami.send(calls.add, { body: { ...body, ...parts } })
  expect(await found(ID)).toMatchObject({ RequestLocationID: place, RequestLocationName: { ar: expect.any(String) } })
  const edit = async ({ RequestLocationID: _l, ...fields }: typeof body, change: object = {}) =>
    sami.send(calls.edit, { ID, body: { ...fields, ...(await version(ID)), ...change } })
  // Left out, it stays.
  await edit(body)
  expect(await found(ID)).toMatchObject({ RequestLocationID: place })
  await edit(body, { RequestLocationID: other })
  const listed = async (RequestLocationID: number) =>
    (await huda.send(calls.getCourseClasses, { RequestLocationID })).Items.map((each) => each.ID)
  expect(await listed(other)).toEqual([ID])
  expect(await listed(place)).toEqual([])
  const uses = { Lookup: 'RequestLocation' as const, ID: other }
  expect((await sami.send(lookupsCalls.getLookupUses, uses)).Places).toEqual([
    { Screen: '/CourseClass', Filter: 'RequestLocationID', Count: 1 },
  ])
  expect((await audited(server.db, 'classes.edit')).at(-1)!.after).toMatchObject({ requestLocationId: other })
  await edit(body, { Place: 'academy', RequestLocationID: other })
  expect(await found(ID)).toMatchObject({ Place: 'academy', RequestLocationID: null, RequestLocationName: null })
})
