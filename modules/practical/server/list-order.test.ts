import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { stagePractical } from '#testing/stages/practical/stage-practical.ts'
import { stageClass } from '#testing/stages/stage-exam.ts'
import { practicalCalls as calls } from '../contract/calls.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

test('the list begins with what is to be assessed still, the soonest first; what was put off stands behind, the newest first', async () => {
  const { db } = server
  const ids = [(await stagePractical(server)).classId]
  while (ids.length < 5) ids.push((await stageClass(db, { instructors: ['omar'] })).classId)
  const stood = [
    ['2027-02-07', 'open'],
    ['2026-03-01', 'running'],
    ['2026-01-11', 'postponed'],
    ['2026-02-22', 'ended'],
    ['2026-02-01', 'postponed'],
  ] as const
  for (const [at, [starts_on, state]] of stood.entries())
    await db
      .updateTable('classes.course_class')
      .set({ starts_on, ends_on: starts_on, state })
      .where('id', '=', ids[at]!)
      .execute()
  const huda = await server.as('huda')
  const listed = async (query: object = {}) => {
    const { Items } = await huda.send(calls.getPracticalCourseClasses, { pageSize: 50, ...query })
    return Items.map(({ CourseClassID }) => ids.indexOf(CourseClassID)).filter((at) => at >= 0)
  }
  expect(await listed()).toEqual([3, 1, 0, 4, 2])
  expect(await listed({ sort: '-StartDate' })).toEqual([0, 1, 3, 4, 2])
})
