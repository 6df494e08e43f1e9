import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { catalogueCalls as calls } from '../contract/calls.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

test('the courses that an instructor is able to deliver are those that name them', async () => {
  const sami = await server.as('sami')
  const { Items } = await sami.send(calls.getCourseInstructors, { courseID: 1 })
  const instructorID = Items[0]!.ID
  const { Items: courses, Total } = await sami.send(calls.getAllInstructorCourses, { instructorID, pageSize: 100 })
  const named = await server.db
    .selectFrom('catalogue.course_instructor')
    .select('course_id')
    .where('instructor_id', '=', instructorID)
    .execute()
  expect(courses.map((each) => each.ID).toSorted()).toEqual(named.map((each) => each.course_id).toSorted())
  expect(Total).toBe(named.length)
  expect(Total).toBeGreaterThan(0)
  const none = await sami.send(calls.getAllInstructorCourses, { instructorID: 999_999 })
  expect(none).toEqual({ Items: [], Total: 0 })
  const searched = await sami.send(calls.getAllInstructorCourses, { instructorID, search: courses[0]!.Code })
  expect(searched.Items.map((each) => each.ID)).toContain(courses[0]!.ID)
})

test('a trainee and an organization do not ask for them', async () => {
  for (const who of ['layla', 'hany'] as const) {
    const asked = (await server.as(who)).send(calls.getAllInstructorCourses, { instructorID: 1 })
    expect(await refusalOf(asked)).toMatchObject({ status: 403 })
  }
})

test('an editor takes a course out of them, which makes it another version; an instructor does not', async () => {
  const [sami, omar] = [await server.as('sami'), await server.as('omar')]
  const { Items } = await sami.send(calls.getCourseInstructors, { courseID: 1 })
  const instructorID = Items[0]!.ID
  const ofCourse = async () =>
    (await sami.send(calls.getAllInstructorCourses, { instructorID, pageSize: 100 })).Items.find(({ ID }) => ID === 1)
  const { InstructorCourseID: ID, Actions } = (await ofCourse())!
  expect(Actions).toEqual(['deleteInstructorCourse'])
  expect((await omar.send(calls.getAllInstructorCourses, { instructorID })).Items[0]?.Actions ?? []).toEqual([])
  expect(await refusalOf(omar.send(calls.deleteInstructorCourse, { ID }))).toMatchObject({ status: 403 })
  const before = await sami.send(calls.getCourse, { ID: 1 })
  await sami.send(calls.deleteInstructorCourse, { ID })
  expect(await ofCourse()).toBeUndefined()
  expect((await sami.send(calls.getCourse, { ID: 1 })).Version).toBe(before.Version + 1)
  expect((await refusalOf(sami.send(calls.deleteInstructorCourse, { ID }))).code).toBe('notFound')
})
