import { afterAll, beforeAll, expect, test } from 'vitest'
import { audited } from '#testing/stages/audited.ts'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import { courseBody } from '#testing/stages/course-body.ts'
import { tellNews } from '#testing/stages/told.ts'
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

test('an editor takes a course out of them, which makes it another version; another instructor does not', async () => {
  const [sami, salma] = [await server.as('sami'), await server.as('salma')]
  const { Items } = await sami.send(calls.getCourseInstructors, { courseID: 1 })
  const instructorID = Items[0]!.ID
  const ofCourse = async () =>
    (await sami.send(calls.getAllInstructorCourses, { instructorID, pageSize: 100 })).Items.find(({ ID }) => ID === 1)
  const { InstructorCourseID: ID, Actions } = (await ofCourse())!
  expect(Actions).toEqual(['deleteInstructorCourse'])
  const foreign = await idOf('salma')
  if (foreign !== instructorID)
    expect((await refusalOf(salma.send(calls.deleteInstructorCourse, { ID }))).status).toBe(404)
  const before = await sami.send(calls.getCourse, { ID: 1 })
  await sami.send(calls.deleteInstructorCourse, { ID })
  expect(await ofCourse()).toBeUndefined()
  expect((await sami.send(calls.getCourse, { ID: 1 })).Version).toBe(before.Version + 1)
  expect((await refusalOf(sami.send(calls.deleteInstructorCourse, { ID }))).code).toBe('notFound')
})

const idOf = async (who: 'omar' | 'salma') => (await (await server.as(who)).send(peopleCalls.getLoginInstructor, {})).ID

let made = 0
/** A course without instructors. */
const newCourse = async (): Promise<number> => {
  const sami = await server.as('sami')
  return (await sami.send(calls.addCourse, { body: { ...courseBody(`AB-${++made}`), InstructorIDs: [] } })).ID
}

test('staff adds a course from the page of the instructor, once; it counts at once and stands in the record', async () => {
  const sami = await server.as('sami')
  const InstructorID = await idOf('salma')
  const CourseID = await newCourse()
  const before = await sami.send(calls.getCourse, { ID: CourseID })
  const made = await sami.send(calls.addInstructorCourse, { body: { InstructorID, CourseID } })
  expect(made.IsProposed).toBe(false)
  const after = await sami.send(calls.getCourse, { ID: CourseID })
  expect(after.Version).toBe(before.Version + 1)
  expect(after.Instructors.map(({ ID }) => ID)).toContain(InstructorID)
  const twice = await refusalOf(sami.send(calls.addInstructorCourse, { body: { InstructorID, CourseID } }))
  expect(twice).toMatchObject({ status: 409, code: 'alreadyAssigned', data: { code: after.Code } })
  const record = await sami.send(peopleCalls.getInstructor, { ID: InstructorID })
  expect(record.Courses).toContainEqual({
    ID: made.ID,
    CourseID,
    Code: after.Code,
    Name: after.Name,
    IsProposed: false,
  })
  const [fact] = await audited(server.db, 'catalogue.addInstructorCourse')
  expect(fact).toMatchObject({ after: { instructorId: InstructorID }, data: { courseId: CourseID } })
  for (const body of [
    { InstructorID: 999_999, CourseID },
    { InstructorID, CourseID: 999_999 },
  ])
    expect((await refusalOf(sami.send(calls.addInstructorCourse, { body }))).code).toBe('notFound')
  const huda = await server.as('huda')
  expect((await refusalOf(huda.send(calls.addInstructorCourse, { body: { InstructorID, CourseID } }))).status).toBe(403)
})

test('what an instructor adds waits: nobody counts it until it is confirmed, and the course’s form leaves it alone', async () => {
  const [sami, omar, salma] = [await server.as('sami'), await server.as('omar'), await server.as('salma')]
  const InstructorID = await idOf('omar')
  const CourseID = await newCourse()
  const add = { body: { InstructorID, CourseID } }
  expect((await refusalOf(salma.send(calls.addInstructorCourse, add))).code).toBe('notFound')
  const { ID, IsProposed } = await omar.send(calls.addInstructorCourse, add)
  expect(IsProposed).toBe(true)
  expect((await refusalOf(omar.send(calls.addInstructorCourse, add))).code).toBe('alreadyAssigned')
  const facts = () =>
    server.db
      .selectFrom('catalogue.course_instructor_facts')
      .where('course_id', '=', CourseID)
      .where('instructor_id', '=', InstructorID)
      .selectAll()
      .execute()
  expect(await facts()).toEqual([])
  const instructors = async () =>
    (await sami.send(calls.getCourseInstructors, { courseID: CourseID })).Items.map((each) => each.ID)
  expect(await instructors()).not.toContain(InstructorID)
  const waiting = { instructorID: InstructorID, IsProposed: true }
  expect((await sami.send(calls.getAllInstructorCourses, waiting)).Items).toMatchObject([
    { ID: CourseID, Actions: ['confirmInstructorCourse', 'declineInstructorCourse'] },
  ])
  expect((await omar.send(calls.getAllInstructorCourses, waiting)).Items).toMatchObject([
    { ID: CourseID, Actions: ['deleteInstructorCourse'] },
  ])
  expect((await salma.send(calls.getAllInstructorCourses, waiting)).Total).toBe(0)
  expect((await omar.send(peopleCalls.getLoginInstructor, {})).Courses).toContainEqual(
    expect.objectContaining({ ID, IsProposed: true }),
  )
  const course = await sami.send(calls.getCourse, { ID: CourseID })
  const body = { ...courseBody(course.Code), InstructorIDs: [], Version: course.Version }
  await sami.send(calls.updateCourse, { ID: CourseID, body })
  const decide = { body: { ID, IsConfirmed: true } }
  expect((await refusalOf(omar.send(calls.decideInstructorCourse, decide))).status).toBe(403)
  await sami.send(calls.decideInstructorCourse, decide)
  expect(await facts()).toHaveLength(1)
  expect(await instructors()).toContain(InstructorID)
  expect((await refusalOf(sami.send(calls.decideInstructorCourse, decide))).code).toBe('notNow')
  expect((await refusalOf(salma.send(calls.deleteInstructorCourse, { ID }))).code).toBe('notFound')
  for (const who of ['huda', 'layla'] as const)
    expect((await refusalOf((await server.as(who)).send(calls.deleteInstructorCourse, { ID }))).status).toBe(403)
  await omar.send(calls.deleteInstructorCourse, { ID })
  expect(await facts()).toEqual([])
})

test('a proposal is declined with a reason, and adding it by staff confirms it', async () => {
  const [sami, omar] = [await server.as('sami'), await server.as('omar')]
  const InstructorID = await idOf('omar')
  const add = { body: { InstructorID, CourseID: await newCourse() } }
  const { ID } = await omar.send(calls.addInstructorCourse, add)
  const bare = await refusalOf(sami.send(calls.decideInstructorCourse, { body: { ID, IsConfirmed: false } }))
  expect(bare.fields).toEqual([{ path: 'Reason', code: 'required' }])
  await sami.send(calls.decideInstructorCourse, { body: { ID, IsConfirmed: false, Reason: 'Needs the licence' } })
  expect((await omar.send(peopleCalls.getLoginInstructor, {})).Courses.map((each) => each.ID)).not.toContain(ID)
  const [declined] = await audited(server.db, 'catalogue.declineInstructorCourse')
  expect(declined).toMatchObject({ data: { reason: 'Needs the licence', instructor: InstructorID } })
  const [toEditor, toInstructor] = await tellNews(server, sami, omar)
  expect(toEditor).toContainEqual(
    expect.objectContaining({ kind: 'courseProposed', opens: expect.stringContaining('tab=courses') }),
  )
  const answer = toInstructor!.find(({ kind }) => kind === 'courseDeclined')
  expect(answer).toMatchObject({ html: expect.stringContaining('Needs the licence') })
  expect(answer!.title).toContain('دورة جديدة')
  const again = await omar.send(calls.addInstructorCourse, add)
  expect(await sami.send(calls.addInstructorCourse, add)).toEqual({ ID: again.ID, IsProposed: false })
  const [, confirmed] = await tellNews(server, sami, omar)
  expect(confirmed!.map(({ kind }) => kind)).toContain('courseConfirmed')
})

test('the list is put in order by staff and by its instructor, in the places that the named lines have', async () => {
  const [sami, omar, salma] = [await server.as('sami'), await server.as('omar'), await server.as('salma')]
  const InstructorID = await idOf('omar')
  for (let count = 0; count < 3; count++)
    await sami.send(calls.addInstructorCourse, { body: { InstructorID, CourseID: await newCourse() } })
  const lines = async () => (await omar.send(peopleCalls.getLoginInstructor, {})).Courses.map((each) => each.ID)
  const first = await lines()
  const turned = first.toReversed()
  await omar.send(calls.orderInstructorCourses, { body: { InstructorID, IDs: turned } })
  expect(await lines()).toEqual(turned)
  const listed = await sami.send(calls.getAllInstructorCourses, { instructorID: InstructorID, pageSize: 100 })
  expect(listed.Items.map((each) => each.InstructorCourseID)).toEqual(turned)
  const [one, two, ...others] = turned as [number, number, ...number[]]
  await sami.send(calls.orderInstructorCourses, { body: { InstructorID, IDs: [two, one] } })
  expect(await lines()).toEqual([two, one, ...others])
  expect((await audited(server.db, 'catalogue.orderInstructorCourses')).length).toBe(2)
  const foreign = { body: { InstructorID, IDs: [one, two] } }
  expect((await refusalOf(salma.send(calls.orderInstructorCourses, foreign))).code).toBe('notFound')
  expect(
    (await refusalOf(omar.send(calls.orderInstructorCourses, { body: { InstructorID, IDs: [one, 999_999] } }))).code,
  ).toBe('notFound')
})
