import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogueCalls } from '#modules/catalogue/contract/calls.ts'
import { planningCalls } from '#modules/planning/contract/calls.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { courseBody } from '#testing/stages/course-body.ts'
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
