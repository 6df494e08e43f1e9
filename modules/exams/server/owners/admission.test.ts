import { afterAll, beforeAll, expect, test } from 'vitest'
import { registrationCalls } from '#modules/registration/contract/calls.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { addClass, addTrainees } from '#testing/stages/registrations.ts'
import { examFields, stageQuestions } from '#testing/stages/stage-exam.ts'
import { sitExam } from '#testing/stages/sit-exam.ts'
import { examCalls as calls } from '../../contract/calls.ts'

let server: TestServer
let huda: Asker
let sami: Asker
let courseId: number
let classId: number
let questions: number[]
let people: { asker: Asker; id: number }[]
beforeAll(async () => {
  server = await startTestServer()
  server.at('2026-03-01T08:00:00Z')
  huda = await server.as('huda')
  sami = await server.as('sami')
  classId = await addClass(server.db, server.now(), { max: 5 })
  courseId = (
    await server.db
      .selectFrom('classes.course_class')
      .where('id', '=', classId)
      .select('course_id')
      .executeTakeFirstOrThrow()
  ).course_id
  await server.db.updateTable('catalogue.course').set({ has_admission_test: true }).where('id', '=', courseId).execute()
  // all marked by the machine
  questions = (await stageQuestions(sami, courseId)).slice(0, 3)
  const added = await addTrainees(server.db, 3)
  people = await Promise.all(added.map(async ({ email, id }) => ({ id, asker: await server.as(email) })))
})
afterAll(() => server.close())

const testOf = (who: Asker, CourseRegistrationID: number) =>
  who.send(registrationCalls.getTraineesAdmissionTestForCourseRegistration, { CourseRegistrationID })
const fields = (change: object = {}) =>
  examFields(0, questions, { CourseClassID: null, CourseID: courseId, SharePercent: null, ...change })

test('a test is a course’s or an exam a class’s, by whoever puts exams together', async () => {
  const both = { ...fields(), CourseClassID: classId }
  for (const body of [both, fields({ CourseID: null }), fields({ CourseID: null, CourseClassID: classId })])
    expect(await refusalOf(sami.send(calls.addExam, { body }))).toMatchObject({ status: 400 })
  expect(await refusalOf(sami.send(calls.addExam, { body: fields({ CourseID: 999_999 }) }))).toMatchObject({
    status: 404,
  })
  expect(await refusalOf(people[0]!.asker.send(calls.addExam, { body: fields() }))).toMatchObject({ status: 403 })
})

test('it is sat between the sending and the review, and who has not passed is approved by an override alone', async () => {
  const [layla, yusuf, mariam] = people
  const added = await sami.send(calls.addExam, { body: fields() })
  const edited = await sami.send(calls.updateExam, { ID: added.ID, body: { ...fields({ Minutes: 45 }), Version: 1 } })
  const again = await sami.send(calls.copyExam, { body: { ID: added.ID, CourseClassID: null } })
  expect(await sami.send(calls.getExam, { ID: again.ID })).toMatchObject({
    CourseClassID: null,
    SharePercent: null,
    CourseID: courseId,
  })

  const ids: number[] = []
  for (const { asker } of people) {
    const against = await asker.send(registrationCalls.getObjections, { ClassID: classId })
    expect(against.Objections).toMatchObject([{ Kind: 'admissionTestOpen', HoldsUp: 'approval' }])
    const { ID } = await asker.send(registrationCalls.add, { body: { ClassID: classId } })
    expect(await testOf(asker, ID)).toMatchObject({ IsAsked: true, IsPassed: false, Tests: [] })
    await huda.send(registrationCalls.startReview, { body: { ID, Version: 2 } })
    ids.push(ID)
  }
  const ready = await sami.send(calls.moveExam, {
    body: { ID: added.ID, Action: 'markReady', Version: edited.Version },
  })
  await sami.send(calls.moveExam, { body: { ID: added.ID, Action: 'publish', Version: ready.Version } })
  expect(await testOf(layla!.asker, ids[0]!)).toMatchObject({
    Tests: [{ ExamID: added.ID, Standing: 'ahead', Minutes: 45 }],
  })
  expect(await refusalOf(testOf(layla!.asker, ids[1]!))).toMatchObject({ status: 404 })

  const approve = (ID: number) => huda.send(registrationCalls.approve, { body: { ID, Version: 3 } })
  expect(await refusalOf(approve(ids[0]!))).toMatchObject({ status: 409, code: 'admissionTestOpen' })
  const waiting = huda.send(registrationCalls.waitlist, { body: { ID: ids[0]!, Version: 3 } })
  expect((await refusalOf(waiting)).code).toBe('admissionTestOpen')
  const together = huda.send(registrationCalls.approveRegistrations, { body: { IDs: ids } })
  expect((await refusalOf(together)).code).toBe('admissionTestOpen')

  server.at('2026-03-10T08:05:00Z')
  const { Code } = await sami.send(calls.getExam, { ID: added.ID })
  expect((await testOf(layla!.asker, ids[0]!)).Tests[0]!.Standing).toBe('open')
  const passes = await sitExam(layla!.asker, Code)
  await passes.save(passes.answer(1, ['Identify hazards'], server.now()))
  await passes.save(passes.answer(2, ['Policy', 'Assurance'], server.now()))
  await passes.save(passes.answer(3, ['false'], server.now()))
  await passes.submit()
  const fails = await sitExam(yusuf!.asker, Code)
  await fails.save(fails.answer(1, ['Buy software'], server.now()))
  await fails.submit()
  // marked by the machine, but not released: reviewers see so far as it is marked, the trainee nothing
  expect((await testOf(huda, ids[0]!)).Tests[0]).toMatchObject({
    Standing: 'handedIn',
    InitialPercent: 100,
    Percent: null,
  })
  expect((await testOf(layla!.asker, ids[0]!)).Tests[0]).toMatchObject({ InitialPercent: null, Percent: null })

  server.at('2026-03-10T12:00:00Z')
  const exam = await sami.send(calls.getExam, { ID: added.ID })
  const karim = await server.as('karim')
  await karim.send(calls.moveExam, { body: { ID: added.ID, Action: 'releaseFinal', Version: exam.Version } })
  expect(await testOf(layla!.asker, ids[0]!)).toMatchObject({
    IsPassed: true,
    Tests: [{ Standing: 'passed', Percent: 100 }],
  })
  expect(await testOf(huda, ids[1]!)).toMatchObject({ IsPassed: false, Tests: [{ Standing: 'failed', Percent: 0 }] })
  expect((await testOf(huda, ids[2]!)).Tests).toMatchObject([{ Standing: 'missed' }])

  expect((await approve(ids[0]!)).Main).toBe('approved')
  expect((await refusalOf(approve(ids[1]!))).code).toBe('admissionTestOpen')
  const Kind = 'admissionTestOpen' as const
  const pass = { body: { ID: ids[2]!, Version: 3, Kind, Reason: 'Was ill that day' } }
  expect(await refusalOf(mariam!.asker.send(registrationCalls.override, pass))).toMatchObject({ status: 403 })
  await huda.send(registrationCalls.override, pass)
  expect((await approve(ids[2]!)).Main).toBe('approved')
  expect(await mariam!.asker.send(registrationCalls.getRegistration, { ID: ids[2]! })).toMatchObject({
    Overrides: [{ Kind, Reason: 'Was ill that day' }],
  })
})
