import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audited } from '#testing/stages/audited.ts'
import { courseBody as course } from '#testing/stages/course-body.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { whileHeld } from '#testing/while-held.ts'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { catalogueCalls } from '../contract/calls.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

test('an editor makes a course and changes it as a whole, the body packed', async () => {
  const sami = await server.as('sami')
  const made = await sami.send(catalogueCalls.addCourse, { body: course('NEW-1') })
  const seen = await sami.send(catalogueCalls.getCourse, { ID: made.ID })
  expect(seen).toMatchObject({
    Code: 'NEW-1',
    Fee: { Minor: 10_000 },
    Actions: ['updateCourse', 'publish', 'duplicateCourse', 'deleteCourse'],
  })
  expect(seen.Content.ar).not.toContain('script')
  expect(seen.Modules.map((module) => [module.Name.ar, module.Lessons.length])).toEqual([
    ['أولى', 1],
    ['ثانية', 0],
  ])

  const [first, second] = seen.Modules
  const omar = (await sami.send(catalogueCalls.getCourseInstructors, { courseID: 1 })).Items[0]!
  const body = {
    ...course('NEW-1'),
    Version: made.Version,
    Modules: [
      { ...second!, Lessons: [] },
      { ...first!, Lessons: [{ ID: null, Name: { ar: 'درس آخر' }, Minutes: 45, IsActive: true }] },
    ],
    EvaluationMeans: [],
    InstructorIDs: [omar.ID],
  }
  const answer = await server.app.inject({
    method: 'PUT',
    url: `/api/Course/UpdateCourse?ID=${made.ID}`,
    headers: {
      authorization: `Bearer ${await sami.token()}`,
      'content-type': 'application/json',
      'content-encoding': 'gzip',
    },
    payload: gzipSync(JSON.stringify(body)),
  })
  expect(answer.statusCode).toBe(200)
  const after = await sami.send(catalogueCalls.getCourse, { ID: made.ID })
  expect(after.Modules.map((module) => [module.ID, module.Lessons.map((lesson) => lesson.Name.ar)])).toEqual([
    [second!.ID, []],
    [first!.ID, ['درس آخر']],
  ])
  expect(after.EvaluationMeans).toEqual([])
  expect((await audited(server.db, 'catalogue.updateCourse')).at(-1)).toMatchObject({
    subject_id: made.ID,
    before: { means: [{ name: { ar: 'المشاركة' }, percent: 10, maxScore: 10 }] },
    after: { means: [], instructors: [omar.Code] },
  })
  expect(after.Instructors).toMatchObject([{ ID: omar.ID }])
  // who was faster, and when, is said with the refusal
  expect(await refusalOf(sami.send(catalogueCalls.updateCourse, { ID: made.ID, body }))).toMatchObject({
    code: 'changedMeanwhile',
    data: { byEn: 'Sami Albaghdadi', at: expect.stringMatching(/^20\d\d-/) },
  })
  await sami.send(catalogueCalls.deleteCourse, { ID: made.ID })
  expect(await audited(server.db, 'catalogue.deleteCourse')).toMatchObject([
    { subject_id: made.ID, before: { code: 'NEW-1', fee: { Minor: 10_000 } }, after: null },
  ])
  expect((await refusalOf(sami.send(catalogueCalls.getCourse, { ID: made.ID }))).code).toBe('notFound')
})

test('of two who delete a course at once the second finds none, and it is gone once in the audit', async () => {
  const [sami, nadia] = [await server.as('sami'), await server.as('nadia')]
  const { ID } = await sami.send(catalogueCalls.addCourse, { body: course('GONE-1') })
  const answers = await whileHeld(
    server.db,
    (tx) => tx.selectFrom('catalogue.course').where('id', '=', ID).select('id').forUpdate().execute(),
    [
      () => sami.send(catalogueCalls.deleteCourse, { ID }),
      () => nadia.send(catalogueCalls.deleteCourses, { body: { IDs: [ID] } }),
    ],
  )
  expect(answers).toMatchObject([{ value: { Done: true } }, { status: 'rejected', reason: { code: 'notFound' } }])
  const told = (await audited(server.db, 'catalogue.deleteCourse')).filter((row) => row.subject_id === ID)
  expect(told).toMatchObject([{ actor_id: sami.accountId, before: { code: 'GONE-1' } }])
})

test('means of 100 percent, a maximum under the minimum and a code twice are refused at their fields', async () => {
  const sami = await server.as('sami')
  const wrong = { ...course('NEW-2'), MaxTrainees: 2 }
  expect((await refusalOf(sami.send(catalogueCalls.addCourse, { body: wrong }))).fields).toMatchObject([
    { path: 'MaxTrainees', code: 'maxUnderMin' },
  ])
  const full = { ...course('NEW-2'), EvaluationMeans: [{ ...course('').EvaluationMeans[0]!, Percent: 100 }] }
  expect((await refusalOf(sami.send(catalogueCalls.addCourse, { body: full }))).fields).toMatchObject([
    { path: 'EvaluationMeans', code: 'meansTooHigh' },
  ])
  expect((await refusalOf(sami.send(catalogueCalls.addCourse, { body: course('SMS-101') }))).code).toBe('codeTaken')
})

test('trainees and organizations see published courses alone and change none', async () => {
  const [sami, layla, hany] = [await server.as('sami'), await server.as('layla'), await server.as('hany')]
  const made = await sami.send(catalogueCalls.addCourse, { body: course('NEW-3') })
  for (const who of [layla, hany]) {
    const list = await who.send(catalogueCalls.listCourses, {})
    expect(list.Items.map((row) => row.Code)).toEqual(['GHO-110', 'SEC-201', 'SMS-101'])
    expect(list.Items[0]?.Actions).toEqual([])
    expect((await refusalOf(who.send(catalogueCalls.getCourse, { ID: made.ID }))).code).toBe('notFound')
    expect((await refusalOf(who.send(catalogueCalls.addCourse, { body: course('NEW-4') }))).code).toBe('notAllowed')
  }
  await sami.send(catalogueCalls.publishCourse, { body: { ID: made.ID, Version: made.Version, IsPublished: true } })
  expect((await layla.send(catalogueCalls.getCourse, { ID: made.ID })).Code).toBe('NEW-3')
  const searched = await layla.send(catalogueCalls.filterCourses, { body: { search: 'دوره جديده', sort: '-Name' } })
  expect(searched.Items.map((row) => row.Code)).toEqual(['NEW-3'])
  expect((await layla.send(catalogueCalls.getAllCourses)).Items).toHaveLength(4)
})

test('what classes, plans or questions refer to is not deleted', async () => {
  const [sami, nadia] = [await server.as('sami'), await server.as('nadia')]
  const { Items } = await sami.send(catalogueCalls.listCourses, { search: 'SMS-101' })
  const modules = (await sami.send(catalogueCalls.getCourseModules, { courseID: Items[0]!.ID })).Items
  await server.db
    .insertInto('exams.question')
    .values({ code: 'Q-1', course_id: Items[0]!.ID, module_id: modules[0]!.ID })
    .execute()
  expect(await refusalOf(sami.send(catalogueCalls.deleteCourseModule, { ID: modules[0]!.ID }))).toMatchObject({
    code: 'moduleInUse',
    data: { name: 'مقدمة في إدارة السلامة' },
  })
  expect((await refusalOf(nadia.send(catalogueCalls.deleteCourses, { body: { IDs: [Items[0]!.ID] } }))).code).toBe(
    'courseInUse',
  )
  const means = (await sami.send(catalogueCalls.getEvaluationMeans, { courseID: Items[0]!.ID })).Items
  await sami.send(catalogueCalls.deleteEvaluationMean, { ID: means[0]!.ID })
  expect((await sami.send(catalogueCalls.getEvaluationMeans, { courseID: Items[0]!.ID })).Items).toHaveLength(
    means.length - 1,
  )
  // By what results would have been reckoned stands in the audit.
  expect(await audited(server.db, 'catalogue.deleteEvaluationMean')).toMatchObject([
    { subject_id: Items[0]!.ID, before: { name: means[0]!.Name, percent: means[0]!.Percent }, after: null },
  ])
  expect((await sami.send(catalogueCalls.getAllModules)).Items.length).toBeGreaterThan(5)
})

test('a part that was deleted by itself makes an open form an older one: none is saved that is not there', async () => {
  const [sami, nadia] = [await server.as('sami'), await server.as('nadia')]
  const fields = course('PART-1')
  const { ID } = await sami.send(catalogueCalls.addCourse, { body: { ...fields, IsPublished: true } })
  const opened = async () => {
    const { Modules, EvaluationMeans, Version } = await sami.send(catalogueCalls.getCourse, { ID })
    const means = EvaluationMeans.map(({ Participation: _, ...mean }) => mean)
    return { ...fields, IsPublished: true, Modules, EvaluationMeans: means, Version }
  }
  const changed = (body: Awaited<ReturnType<typeof opened>>) =>
    refusalOf(sami.send(catalogueCalls.updateCourse, { ID, body }))
  const before = await opened()
  await nadia.send(catalogueCalls.deleteEvaluationMean, { ID: before.EvaluationMeans[0]!.ID })
  expect(await changed(before)).toMatchObject({
    code: 'changedMeanwhile',
    data: { byEn: expect.stringMatching(/^Nadia/) },
  })
  // The revision keeps the mean for classes; the course has it no more, whatever a form says.
  const now = await opened()
  expect(now.EvaluationMeans).toEqual([])
  expect((await changed({ ...now, EvaluationMeans: before.EvaluationMeans })).fields).toMatchObject([
    { path: 'EvaluationMeans', code: 'notFound' },
  ])
  await nadia.send(catalogueCalls.deleteCourseModule, { ID: now.Modules[1]!.ID })
  expect((await changed(now)).code).toBe('changedMeanwhile')
})

test('a course says who owns its content and how it is delivered, and is found by both', async () => {
  const sami = await server.as('sami')
  const first = async (Lookup: 'Provider' | 'TrainingStrategy') =>
    (await sami.send(lookupsCalls.getLookupOptions, { Lookup })).Items[0]!
  const [provider, strategy] = [await first('Provider'), await first('TrainingStrategy')]
  const made = { ...course('PROV-1'), ProviderID: provider.ID, TrainingStrategyID: strategy.ID }
  const { ID } = await sami.send(catalogueCalls.addCourse, { body: made })
  expect(await sami.send(catalogueCalls.getCourse, { ID })).toMatchObject({
    ProviderName: provider.Name,
    TrainingStrategyName: strategy.Name,
  })
  for (const filter of [{ ProviderID: provider.ID }, { TrainingStrategyID: strategy.ID }]) {
    const found = await sami.send(catalogueCalls.listCourses, filter)
    expect(found.Items.map((each) => each.ID)).toEqual([ID])
  }
  // A form that does not know the fields leaves them as they are.
  const { Version } = await sami.send(catalogueCalls.getCourse, { ID })
  await sami.send(catalogueCalls.updateCourse, { ID, body: { ...course('PROV-1'), Version } })
  expect(await sami.send(catalogueCalls.getCourse, { ID })).toMatchObject({ ProviderID: provider.ID })
  expect(
    await refusalOf(sami.send(lookupsCalls.deleteLookupEntry, { Lookup: 'Provider', ID: provider.ID })),
  ).toMatchObject({ code: 'entryInUse' })
})
