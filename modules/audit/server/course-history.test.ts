import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogueCalls } from '#modules/catalogue/contract/calls.ts'
import { planningCalls } from '#modules/planning/contract/calls.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { courseBody } from '#testing/stages/course-body.ts'
import { addClass } from '#testing/stages/registrations.ts'
import { planRowOf, stageIds } from '#testing/stages/stage-plan.ts'
import { auditCalls as calls } from '../contract/calls.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

test('a course’s history tells who did what to it, to its rows of the plan and its classes, and of no other course', async () => {
  const [sami, nadia, huda] = [await server.as('sami'), await server.as('nadia'), await server.as('huda')]
  const body = courseBody('HIS-1')
  const { ID, Version } = await sami.send(catalogueCalls.addCourse, { body })
  await sami.send(catalogueCalls.addCourse, { body: courseBody('HIS-2') })
  const { Modules } = await sami.send(catalogueCalls.getCourse, { ID })
  const kept = Modules.map((module) => ({ ...module, Lessons: module.Lessons.map((lesson) => ({ ...lesson })) }))
  await nadia.send(catalogueCalls.updateCourse, {
    ID,
    body: { ...body, Modules: kept, Fee: { Minor: 25_000, Currency: 'USD' }, EvaluationMeans: [], Version },
  })
  await sami.send(catalogueCalls.publishCourse, { body: { ID, Version: Version + 1, IsPublished: true } })
  const row = planRowOf(await stageIds(server), '2031-02-02', { CourseID: ID, LeadInstructorID: null, Hours: 10 })
  await huda.send(planningCalls.add, { body: row })

  const told = (query: object = {}) => nadia.send(calls.getCourseHistory, { CourseID: ID, sort: 'At', ...query })
  const { Items, Total } = await told()
  expect(Total).toBe(4)
  expect(Items).toMatchObject([
    { Kind: 'catalogue.addCourse', SubjectType: 'course', SubjectID: ID, Code: 'HIS-1', Area: 'catalogue' },
    { Kind: 'catalogue.updateCourse', ActorName: { en: 'Nadia Abdelhamid' } },
    { Kind: 'catalogue.publish', Before: { isPublished: false }, After: { isPublished: true } },
    // What changed in a row of the plan is told there.
    { Kind: 'planning.add', SubjectType: 'planRow', Area: 'planning', Before: null, After: null },
  ])
  expect(Items[1]!.Before).toMatchObject({ fee: { Minor: 10_000, Currency: 'USD' } })
  expect(Items[1]!.After).toMatchObject({ fee: { Minor: 25_000, Currency: 'USD' } })
  expect((await told({ Area: 'planning' })).Items.map((each) => each.Kind)).toEqual(['planning.add'])
  expect((await told({ To: '2020-01-01' })).Total).toBe(0)
  for (const who of [huda, await server.as('layla'), await server.as('hany')])
    expect((await refusalOf(who.send(calls.getCourseHistory, { CourseID: ID }))).code).toBe('notAllowed')
  expect((await refusalOf(nadia.send(calls.getCourseHistory, { CourseID: 999_999 }))).code).toBe('notFound')
})

test('what other modules do to its classes is told under their areas', async () => {
  const nadia = await server.as('nadia')
  const id = await addClass(server.db, new Date())
  const { course_id: CourseID } = await server.db
    .selectFrom('classes.course_class')
    .select('course_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  for (const kind of ['practical.releasePractical', 'evaluation.saveParticipation'])
    await sql`insert into platform.audit (at, kind, subject_type, subject_id, data)
      values ('2031-05-01T10:00:00Z', ${kind}, 'courseClass', ${id}, '{}')`.execute(server.db)
  const told = async (query: object) =>
    (await nadia.send(calls.getCourseHistory, { CourseID, From: '2031-05-01', To: '2031-05-01', ...query })).Items
  expect((await told({})).map((row) => row.Area).toSorted()).toEqual(['evaluation', 'practical'])
  expect(await told({ Area: 'practical' })).toMatchObject([{ Kind: 'practical.releasePractical', SubjectID: id }])
})
