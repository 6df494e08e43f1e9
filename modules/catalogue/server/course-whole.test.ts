import { afterAll, beforeAll, expect, test } from 'vitest'
import { audited } from '#testing/stages/audited.ts'
import { courseBody } from '#testing/stages/course-body.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { catalogueCalls } from '../contract/calls.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const idsOf = async (table: 'lookups.course_type' | 'lookups.course_area_of_study') =>
  (await server.db.selectFrom(table).select('id').orderBy('id').execute()).map((row) => row.id)

test('types, languages and areas in the order they were given, the first one the main one', async () => {
  const [sami, layla] = [await server.as('sami'), await server.as('layla')]
  const [types, areas] = [await idsOf('lookups.course_type'), await idsOf('lookups.course_area_of_study')]
  const body = {
    ...courseBody('WHO-1'),
    InternalCode: 'INT-7',
    TypeIDs: [types[1]!, types[0]!],
    Languages: ['en' as const, 'ar' as const],
    AreaIDs: [areas[2]!, areas[0]!],
    HasAdmissionTest: true,
    PracticalPassPercent: 65,
    IsPublished: true,
  }
  const made = await sami.send(catalogueCalls.addCourse, { body })
  const seen = await sami.send(catalogueCalls.getCourse, { ID: made.ID })
  expect(seen).toMatchObject({
    InternalCode: 'INT-7',
    TypeID: types[1],
    Language: 'en',
    Languages: ['en', 'ar'],
    HasAdmissionTest: true,
    PracticalPassPercent: 65,
  })
  expect(seen.Types.map((type) => type.ID)).toEqual(body.TypeIDs)
  expect(seen.Areas.map((area) => area.ID)).toEqual(body.AreaIDs)
  // the published calls say the same; the internal code is the editors' alone
  const asked = { courseID: made.ID }
  expect((await layla.send(catalogueCalls.getCourseTypes, asked)).Items.map((type) => type.ID)).toEqual(body.TypeIDs)
  expect((await layla.send(catalogueCalls.getCourseLanguages, asked)).Items).toEqual([{ Code: 'en' }, { Code: 'ar' }])
  expect(await layla.send(catalogueCalls.getCourse, { ID: made.ID })).toMatchObject({
    InternalCode: null,
    Revision: null,
  })
  // each of the types, languages and areas finds it
  for (const filter of [{ TypeID: types[0]! }, { Language: 'ar' as const }, { AreaID: areas[0]! }]) {
    const { Items } = await sami.send(catalogueCalls.listCourses, { ...filter, search: 'WHO-1' })
    expect(Items.map((row) => row.Code)).toEqual(['WHO-1'])
  }
  const taken = { ...courseBody('WHO-2'), InternalCode: 'int-7' }
  expect(await refusalOf(sami.send(catalogueCalls.addCourse, { body: taken }))).toMatchObject({
    code: 'internalCodeTaken',
    fields: [{ path: 'InternalCode', code: 'alreadyUsed' }],
  })
  const unspoken = { ...courseBody('WHO-2'), Languages: ['ar', 'xx'] }
  expect((await refusalOf(sami.send(catalogueCalls.addCourse, { body: unspoken }))).fields).toEqual([
    { path: 'Languages', code: 'notFound' },
  ])
  const unknown = { ...courseBody('WHO-2'), AreaIDs: [999_999] }
  expect((await refusalOf(sami.send(catalogueCalls.addCourse, { body: unknown }))).fields).toMatchObject([
    { path: 'AreaIDs', code: 'notFound' },
  ])
})

test('no course has to be completed before itself, not by way of others either', async () => {
  const sami = await server.as('sami')
  const add = async (code: string, PrerequisiteIDs: number[]) =>
    (await sami.send(catalogueCalls.addCourse, { body: { ...courseBody(code), PrerequisiteIDs } })).ID
  const first = await add('PRE-1', [])
  const second = await add('PRE-2', [first])
  const third = await add('PRE-3', [second])
  expect((await sami.send(catalogueCalls.getCourse, { ID: third })).Prerequisites).toMatchObject([{ Code: 'PRE-2' }])
  for (const required of [first, third]) {
    const body = { ...courseBody('PRE-1'), PrerequisiteIDs: [required], Version: 1 }
    expect(await refusalOf(sami.send(catalogueCalls.updateCourse, { ID: first, body }))).toMatchObject({
      code: 'prerequisiteCircle',
      fields: [{ path: 'PrerequisiteIDs', code: 'buildsUponThis' }],
    })
  }
  // what another course builds upon is not deleted
  expect((await refusalOf(sami.send(catalogueCalls.deleteCourse, { ID: first }))).code).toBe('courseInUse')
  await sami.send(catalogueCalls.deleteCourse, { ID: third })
})

test('a course tells its editors its newest revision, and is found by what it builds upon', async () => {
  const [sami, layla] = [await server.as('sami'), await server.as('layla')]
  const base = await sami.send(catalogueCalls.addCourse, { body: courseBody('UPON-1') })
  const add = (code: string, IsPublished: boolean) =>
    sami.send(catalogueCalls.addCourse, { body: { ...courseBody(code), IsPublished, PrerequisiteIDs: [base.ID] } })
  const [offered] = [await add('UPON-2', true), await add('UPON-3', false)]
  const revisionOf = async (ID: number) => (await sami.send(catalogueCalls.getCourse, { ID })).Revision
  expect([await revisionOf(base.ID), await revisionOf(offered.ID)]).toEqual([null, 1])
  const upon = { PrerequisiteID: base.ID }
  const codes = ({ Items }: { Items: { Code: string }[] }) => Items.map((row) => row.Code)
  expect(codes(await sami.send(catalogueCalls.listCourses, upon))).toEqual(['UPON-2', 'UPON-3'])
  expect(codes(await layla.send(catalogueCalls.listCourses, upon))).toEqual(['UPON-2'])
  expect(codes(await sami.send(catalogueCalls.listCourses, { PrerequisiteID: offered.ID }))).toEqual([])
})

test('a copy has all parts under its own code and is not on offer', async () => {
  const [sami, layla] = [await server.as('sami'), await server.as('layla')]
  const { Items } = await sami.send(catalogueCalls.listCourses, { search: 'SMS-101' })
  const from = await sami.send(catalogueCalls.getCourse, { ID: Items[0]!.ID })
  const body = { ID: from.ID, Code: 'SMS-101B' }
  expect((await refusalOf(layla.send(catalogueCalls.duplicateCourse, { body }))).code).toBe('notAllowed')
  const made = await sami.send(catalogueCalls.duplicateCourse, { body })
  const copy = await sami.send(catalogueCalls.getCourse, { ID: made.ID })
  expect(copy).toMatchObject({ Code: 'SMS-101B', IsPublished: false, Name: from.Name, Fee: from.Fee })
  const shape = (course: typeof from) => ({
    modules: course.Modules.map((module) => [module.Name, module.Lessons.map((lesson) => lesson.Name)]),
    means: course.EvaluationMeans.map((mean) => [mean.Kind, mean.Percent]),
    instructors: course.Instructors.map((each) => each.ID),
  })
  expect(shape(copy)).toEqual(shape(from))
  expect(copy.Modules.some((module) => from.Modules.some((each) => each.ID === module.ID))).toBe(false)
  expect((await refusalOf(sami.send(catalogueCalls.duplicateCourse, { body }))).code).toBe('codeTaken')
  expect(await audited(server.db, 'catalogue.duplicateCourse')).toMatchObject([{ subject_id: made.ID }])
})

test('a language that the academy adds is one to teach in, and stays where it stood once it is no longer offered', async () => {
  const sami = await server.as('sami')
  const entry = { Lookup: 'Language' as const, Code: 'ha', Name: { en: 'Hausa' } }
  const body = { ...courseBody('SWA-1'), Languages: ['ha', 'ar'] }
  expect((await refusalOf(sami.send(catalogueCalls.addCourse, { body }))).fields).toMatchObject([{ path: 'Languages' }])
  const added = await sami.send(lookupsCalls.saveLookupEntry, {
    body: { ...entry, ID: null, Version: null, IsActive: true },
  })
  const made = await expect
    .poll(() => sami.send(catalogueCalls.addCourse, { body }).catch(() => null), { timeout: 5000 })
    .not.toBeNull()
    .then(() => sami.send(catalogueCalls.listCourses, { Language: 'ha' }))
  expect(made.Items.map((row) => [row.Code, row.Language])).toEqual([['SWA-1', 'ha']])
  await sami.send(lookupsCalls.saveLookupEntry, {
    body: { ...entry, ID: added.ID, Version: added.Version, IsActive: false },
  })
  const course = made.Items[0]!
  await sami.send(catalogueCalls.updateCourse, { ID: course.ID, body: { ...body, Hours: 11, Version: course.Version } })
  expect(await sami.send(catalogueCalls.getCourse, { ID: course.ID })).toMatchObject({
    Languages: ['ha', 'ar'],
    Hours: 11,
  })
})
