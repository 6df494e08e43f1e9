import { afterAll, beforeAll, expect, test } from 'vitest'
import { registrationCalls } from '#modules/registration/contract/calls.ts'
import { enrol } from '#database/seeds/world/classes.ts'
import type { Asker } from '#testing/asker.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { sitExam } from '#testing/stages/sit-exam.ts'
import { addClass, addTrainees } from '#testing/stages/registrations.ts'
import { examFields, onExamDay, stageClass, stageExam, stageQuestions } from '#testing/stages/stage-exam.ts'
import { reportsCalls as calls } from '../contract/calls.ts'
import type { Grouping, SubjectKey } from '../rules/subjects.ts'

/* What is counted once, and from when on. */
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const period = { From: '2026-01-01', To: '2026-12-31' }
const statistic = async (Subject: SubjectKey, By: Grouping) =>
  (await server.as('nadia')).send(calls.getStatistic, { Subject, By, ...period })

test('a paper counts once, however often its trainee had registered to the class, and also where no person had to mark it', async () => {
  server.at(onExamDay('08:00'))
  const [sami, layla] = [await server.as('sami'), await server.as('layla')]
  const { classId, courseId, traineeIds } = await stageClass(server.db, { trainees: ['layla'] })
  // She withdrew and came back.
  await server.db
    .updateTable('registration.registration')
    .set({ main: 'withdrawn' })
    .where('class_id', '=', classId)
    .execute()
  await enrol(server.db, classId, [traineeIds['layla']!])
  const closed = (await stageQuestions(sami, courseId)).slice(0, 3)
  const exam = await stageExam(sami, examFields(classId, closed))
  server.at(onExamDay('10:05'))
  const sitting = await sitExam(layla, exam.Code)
  await sitting.save(
    sitting.answer(1, ['Identify hazards'], server.now()),
    sitting.answer(2, ['Policy', 'Assurance'], server.now()),
    sitting.answer(3, ['false'], server.now()),
  )
  await sitting.submit()
  for (const by of ['course', 'nationality', 'organization'] as const) {
    const { Figures, Sum, Groups } = await statistic('exams', by)
    expect(Sum[Figures.indexOf('papers')], by).toBe(1)
    expect(Sum[Figures.indexOf('passed')], by).toBe(1)
    expect(Groups.length, by).toBe(1)
  }
  const rows = { Subject: 'exams' as const, Figure: 'papers', ...period }
  const { Items, Total } = await (await server.as('nadia')).send(calls.getCountedRows, rows)
  expect([Items.length, Total]).toEqual([1, 1])
})

test('a state lasts from the move that led into it, whatever was written down of it meanwhile', async () => {
  server.at('2026-03-11T08:00:00Z')
  const added = await addTrainees(server.db, 2)
  const [first, second] = (await Promise.all(added.map(({ email }) => server.as(email)))) as [Asker, Asker]
  const huda = await server.as('huda')
  const ClassID = await addClass(server.db, server.now(), { max: 1 })
  const register = async (who: Asker) => {
    const { ID } = await who.send(registrationCalls.add, { body: { ClassID } })
    await huda.send(registrationCalls.startReview, { body: { ID, Version: 2 } })
    await huda.send(registrationCalls.approve, { body: { ID, Version: 3, IfFull: 'waitlist' } })
    return ID
  }
  const [seated, waiting] = [await register(first), await register(second)]
  const versionOf = async (who: Asker, ID: number) =>
    (await who.send(registrationCalls.getRegistration, { ID })).Version

  // Five days later the seat is given back and offered on, and a day after that it is taken.
  server.at('2026-03-16T08:00:00Z')
  await first.send(registrationCalls.withdraw, { body: { ID: seated, Version: await versionOf(first, seated) } })
  server.at('2026-03-17T08:00:00Z')
  await second.send(registrationCalls.acceptOffer, { body: { ID: waiting, Version: await versionOf(second, waiting) } })

  const { Figures, Groups } = await statistic('decisions', 'state')
  const waited = Groups.find(({ Key }) => Key === 'waitlisted')!
  expect(waited.Values[Figures.indexOf('decisions')]).toBe(1)
  expect(waited.Values[Figures.indexOf('days')]).toBe(6)
})
