import { afterAll, beforeAll, expect, test } from 'vitest'
import { addClasses, addCourses } from '#database/seeds/world/classes.ts'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { stageClass } from '#testing/stages/stage-exam.ts'
import statistic from './document.ts'

const page = documentCall(statistic)
let server: TestServer
let starts: string
beforeAll(async () => {
  server = await startTestServer()
  const { classId } = await stageClass(server.db, { trainees: ['layla', 'yusuf'], instructors: ['salma'] })
  const found = await server.db
    .selectFrom('classes.course_class')
    .where('id', '=', classId)
    .select('starts_on')
    .executeTakeFirstOrThrow()
  starts = found.starts_on
})
afterAll(() => server.close())

test('every month of the days is drawn, those without a class too, for who plans, and for nobody else', async () => {
  const huda = await server.as('huda')
  const year = starts.slice(0, 4)
  const { Content } = await huda.send(page, { DateForm: `${year}-01-01`, DateTo: `${year}-12-31` })
  expect(Content.Classes).toHaveLength(12)
  expect(Content.Classes.find(({ Month }) => Month === starts.slice(0, 7))?.Value).toBeGreaterThan(0)
  expect(Content.Courses.length).toBeGreaterThan(0)
  const long = await huda.send(page, { DateForm: '2023-01-01', DateTo: '2026-12-31' })
  expect(long.Content.Classes).toHaveLength(24)
  for (const who of ['layla', 'salma', 'hany', 'karim'])
    expect(await refusalOf((await server.as(who)).send(page, {}))).toMatchObject({ status: 403 })
  expect(await refusalOf(server.anonymous.send(page, {}))).toMatchObject({ status: 403 })
})

test('the course with the most seats taken leads, where three hundred others had more classes', async () => {
  const codes = Array.from({ length: 301 }, (_, at) => ({ code: `MANY-${at}` }))
  const many = await addCourses(server.db, codes)
  const [full] = await addCourses(server.db, [{ code: 'FULL' }])
  await addClasses(server.db, [
    ...[...many, ...many].map((course_id) => ({ course_id, starts_on: '2014-04-02' as const, seats_taken: 0 })),
    { course_id: full!, starts_on: '2014-04-02', seats_taken: 9 },
  ])
  const huda = await server.as('huda')
  const { Content } = await huda.send(page, { DateForm: '2014-01-01', DateTo: '2014-12-31' })
  expect(Content.Courses[0]).toMatchObject({ Name: { en: 'FULL' }, Taken: 9 })
})
