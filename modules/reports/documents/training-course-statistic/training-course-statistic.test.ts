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

test('courses stand with what they brought on these days, for who plans, and for nobody else', async () => {
  const huda = await server.as('huda')
  const { Content } = await huda.send(page, { dateFrom: starts, dateTo: starts })
  expect(Content.Courses).toHaveLength(1)
  expect(Content.Courses[0]).toMatchObject({ Classes: 1, Results: 0, PassRate: null })
  const before = await huda.send(page, { dateFrom: '2020-01-01', dateTo: '2020-12-31' })
  expect(before.Content.Courses).toEqual([])
  const year = await huda.send(page, {})
  expect([year.Content.From.slice(4), year.Content.To.slice(4)]).toEqual(['-01-01', '-12-31'])
  for (const who of ['layla', 'salma', 'hany', 'karim'])
    expect(await refusalOf((await server.as(who)).send(page, {}))).toMatchObject({ status: 403 })
  expect(await refusalOf(server.anonymous.send(page, {}))).toMatchObject({ status: 403 })
})

test('every course stands on it, a named one too, where three hundred others had more classes', async () => {
  const codes = Array.from({ length: 301 }, (_, at) => ({ code: `MANY-${at}` }))
  const many = await addCourses(server.db, codes)
  const [few] = await addCourses(server.db, [{ code: 'FEW' }])
  const classes = [...many, ...many, few!].map((course_id) => ({ course_id, starts_on: '2014-04-02' as const }))
  await addClasses(server.db, classes)
  const huda = await server.as('huda')
  const year = { dateFrom: '2014-01-01', dateTo: '2014-12-31' }
  expect((await huda.send(page, year)).Content.Courses).toHaveLength(302)
  const named = await huda.send(page, { CourseIDs: String(few), ...year })
  expect(named.Content.Courses).toMatchObject([{ Code: 'FEW', Classes: 1, Offered: 10 }])
})
