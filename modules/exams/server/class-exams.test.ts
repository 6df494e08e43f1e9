import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSessions } from '#database/seeds/world/classes.ts'
import { addAccounts } from '#database/seeds/world/people.ts'
import { classesCalls } from '#modules/classes/contract/calls.ts'
import { evaluationCalls } from '#modules/evaluation/contract/calls.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { examFields, onExamDay, stageClass, stageQuestions, type StagedClass } from '#testing/stages/stage-exam.ts'
import { examsCalls as calls } from '../contract/calls.ts'

let server: TestServer
let huda: Asker
let nadia: Asker
let staged: StagedClass
let questions: number[]
beforeAll(async () => {
  server = await startTestServer()
  server.at(onExamDay('08:00', '2026-03-02'))
  ;[huda, nadia] = await Promise.all([server.as('huda'), server.as('nadia')])
  staged = await stageClass(server.db)
  questions = await stageQuestions(nadia, staged.courseId)
})
afterAll(() => server.close())

const versionOf = async (id: number) =>
  (await server.db.selectFrom('classes.course_class').select('version').where('id', '=', id).executeTakeFirstOrThrow())
    .version

const obstacles = async (who: typeof huda, ID: number) =>
  (await who.send(classesCalls.getCourseClass, { ID })).Obstacles

test('a class with exams does not open while its percentages do not add up', async () => {
  const { classId } = await stageClass(server.db)
  await addSessions(server.db, [
    { class_id: classId, number: 1, day: '2026-03-02', starts_at: '09:00', ends_at: '12:00' },
  ])
  await server.db.updateTable('classes.course_class').set({ state: 'draft' }).where('id', '=', classId).execute()
  // Exams are made before the class is announced, so the page has to offer it.
  expect((await nadia.send(calls.searchExamClasses, { ID: classId })).Items).toMatchObject([{ ID: classId }])
  const fields = examFields(classId, questions, { SharePercent: 60 })
  const { ID } = await nadia.send(calls.addExam, { body: fields })
  const open = async () => huda.send(classesCalls.open, { ID: classId, body: { Version: await versionOf(classId) } })
  expect(await refusalOf(open())).toMatchObject({ status: 409, code: 'sumsWrong', data: { exams: 60 } })
  expect(await obstacles(huda, classId)).toMatchObject([{ Code: 'sumsWrong', Exams: 60 }])
  expect(await obstacles(await server.as('omar'), classId)).toEqual([])
  await nadia.send(calls.updateExam, { ID, body: { ...fields, SharePercent: 100, Version: 1 } })
  const mean = server.db.updateTable('catalogue.evaluation_mean').where('course_id', '=', staged.courseId)
  const means = await server.db
    .selectFrom('catalogue.evaluation_mean')
    .select(['id', 'percent'])
    .where('course_id', '=', staged.courseId)
    .execute()
  await mean.set({ percent: 50 }).execute()
  if (means.length < 2) throw new Error('the course of the cast has two means at least')
  expect(await refusalOf(open())).toMatchObject({ code: 'sumsWrong', data: { exams: 100 } })
  for (const { id, percent } of means)
    await server.db.updateTable('catalogue.evaluation_mean').set({ percent }).where('id', '=', id).execute()
  await open()
  const row = await server.db
    .selectFrom('classes.course_class')
    .select('state')
    .where('id', '=', classId)
    .executeTakeFirstOrThrow()
  expect(row.state).toBe('open')
})

test('the next exam of a class is told once it is announced, until it is handed in or over', async () => {
  const ask = { courseClassID: staged.classId }
  const layla = await server.as('layla')
  const { ID } = await nadia.send(calls.addExam, { body: examFields(staged.classId, questions) })
  expect((await layla.send(classesCalls.getNextLessonAndExam, ask)).Exam).toBeNull()
  const ready = await nadia.send(calls.moveExam, { body: { ID, Action: 'markReady', Version: 1 } })
  await nadia.send(calls.moveExam, { body: { ID, Action: 'publish', Version: ready.Version } })
  const next = await layla.send(classesCalls.getNextLessonAndExam, ask)
  expect(next.Exam).toMatchObject({ ID, ExamName: { en: 'Final exam' }, Minutes: 60 })
  expect(JSON.stringify(next)).not.toContain('hazards')
  await sql`with c as (insert into exams.candidate (exam_id, trainee_id)
      values (${ID}, ${staged.traineeIds['layla']!}) returning exam_id, trainee_id)
    insert into exams.attempt (exam_id, trainee_id, state, deadline, closes_at, finished_at, finish_kind, device_key)
    select exam_id, trainee_id, 'submitted', now(), now(), now(), 'submitted', 'x' from c`.execute(server.db)
  expect((await layla.send(classesCalls.getNextLessonAndExam, ask)).Exam).toBeNull()
  const mariam = await server.as('mariam')
  expect((await mariam.send(classesCalls.getNextLessonAndExam, ask)).Exam).toMatchObject({ ID })
  server.at(onExamDay('13:00'))
  expect((await mariam.send(classesCalls.getNextLessonAndExam, ask)).Exam).toBeNull()
  server.at(onExamDay('08:00', '2026-03-02'))
})

test('an editor without the right puts an exam together and does not publish it; results are not the editor’s', async () => {
  const { classId } = await stageClass(server.db)
  const email = 'plain-editor@staff.example'
  await addAccounts(server.db, [{ email, role: 'editor', name_ar: 'محرر', name_en: 'Editor' }])
  const [plain, sami] = await Promise.all([server.as(email), server.as('sami')])
  const { ID } = await plain.send(calls.addExam, { body: examFields(classId, questions) })
  const ready = await plain.send(calls.moveExam, { body: { ID, Action: 'markReady', Version: 1 } })
  const publish = { body: { ID, Action: 'publish' as const, Version: ready.Version } }
  expect((await plain.send(calls.getExam, { ID })).Actions).not.toContain('publish')
  expect(await refusalOf(plain.send(calls.moveExam, publish))).toMatchObject({ code: 'notNow' })
  expect(await refusalOf(huda.send(calls.moveExam, publish))).toMatchObject({ code: 'notNow' })
  await sami.send(calls.moveExam, publish)

  server.at(onExamDay('13:30'))
  const [row] = (await huda.send(calls.searchExams, { CourseClassID: classId })).Items
  expect(row).toMatchObject({ State: 'marking', Actions: ['releaseInitial', 'releaseFinal'] })
  for (const asker of [plain, sami]) {
    expect((await asker.send(calls.getExam, { ID })).Actions).not.toContain('releaseFinal')
    const release = { body: { ID, Action: 'releaseFinal' as const, Version: row!.Version } }
    expect(await refusalOf(asker.send(calls.moveExam, release))).toMatchObject({ code: 'notNow' })
    const results = { body: { CourseClassID: classId } }
    expect(await refusalOf(asker.send(evaluationCalls.publishFinalResults, results))).toMatchObject({
      code: 'notAllowed',
    })
  }
  await huda.send(calls.moveExam, { body: { ID, Action: 'releaseFinal', Version: row!.Version } })
  expect((await huda.send(calls.getExam, { ID })).State).toBe('resultsFinal')
  server.at(onExamDay('08:00', '2026-03-02'))
})
