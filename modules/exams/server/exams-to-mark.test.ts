import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { stageReleased, type Released } from '#testing/stages/stage-released.ts'
import { examCalls, paperCalls as calls } from '../contract/calls.ts'

let server: TestServer
let released: Released
beforeAll(async () => {
  server = await startTestServer()
  released = await stageReleased(server)
})
afterAll(() => server.close())

test('an evaluator is offered the exams of every class, and by themselves those of the own', async () => {
  const karim = await server.as('karim')
  const listed = async (asked: object) =>
    (await karim.send(calls.getInstructorExams, asked)).Items.map((row) => [row.ExamID, row.Actions])
  expect(await listed({})).toEqual([[released.examId, ['saveMarks']]])
  expect(await listed({ Mine: true })).toEqual([])
  await sql`insert into classes.class_staff (class_id, instructor_id, role, state)
    select ${released.classId}, id, 'assistant', 'asked' from people.instructor where email = 'karim@diwan.example'`.execute(
    server.db,
  )
  expect(await listed({ Mine: true })).toEqual([[released.examId, ['saveMarks']]])
  await sql`update classes.class_staff set state = 'rejected' where class_id = ${released.classId}
    and role = 'assistant'`.execute(server.db)
  expect(await listed({ Mine: true })).toEqual([])
})

test('a right to publish exams opens the exam and nobody’s paper; a right to correct them both, and no draft', async () => {
  const holds = (right: string) =>
    server.db
      .updateTable('accounts.account')
      .set({ permissions: [right] as never })
      .where('email', '=', 'salma@diwan.example')
      .execute()
  const { examId, traineeId, classId } = released
  const seen = async () => {
    const salma = await server.as('salma')
    const status = async (sent: Promise<unknown>) => sent.then(() => 200).catch((error) => error.status as number)
    return {
      exam: await status(salma.send(examCalls.getExam, { ID: examId })),
      paper: await status(salma.send(calls.getPaper, { ExamID: examId, TraineeID: traineeId })),
      people: await status(salma.send(calls.getExamTrainees, { courseClassExamID: examId })),
      papers: (await salma.send(calls.searchPapers, { CourseClassID: classId })).Total,
      toMark: (await salma.send(calls.getInstructorExams, {})).Total,
    }
  }
  await holds('enteringexamination')
  await expect.poll(seen).toEqual({ exam: 200, paper: 404, people: 404, papers: 0, toMark: 0 })
  const { ID } = await (
    await server.as('sami')
  ).send(examCalls.copyExam, { body: { ID: examId, CourseClassID: classId } })
  await holds('correctiontraineeexam')
  await expect.poll(seen).toEqual({ exam: 200, paper: 200, people: 200, papers: 1, toMark: 1 })
  expect(await refusalOf((await server.as('salma')).send(examCalls.getExam, { ID }))).toMatchObject({ status: 404 })
})

test('an exam of a class that nobody is in yet says how far the class is', async () => {
  const { ID } = await (
    await server.as('sami')
  ).send(examCalls.copyExam, { body: { ID: released.examId, CourseClassID: released.classId } })
  const nadia = await server.as('nadia')
  const people = () => nadia.send(calls.getExamTrainees, { courseClassExamID: ID })
  expect(await people()).toMatchObject({ ClassState: 'running', State: 'draft' })
  await sql`update classes.course_class set state = 'draft' where id = ${released.classId}`.execute(server.db)
  await sql`update registration.registration set main = 'withdrawn' where class_id = ${released.classId}`.execute(
    server.db,
  )
  expect(await people()).toMatchObject({ ClassState: 'draft', Trainees: [] })
})
