import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { stageClass } from '#testing/stages/stage-exam.ts'
import traineeProfile from './document.ts'

const page = documentCall(traineeProfile)
let server: TestServer
let layla: number
let classId: number
beforeAll(async () => {
  server = await startTestServer()
  const staged = await stageClass(server.db, { trainees: ['layla'], instructors: ['salma'] })
  layla = staged.traineeIds['layla']!
  classId = staged.classId
  await server.db
    .updateTable('people.trainee')
    .set({ birth_date: '1994-05-02', passport_ending: '123', visa_number: 'V-7' })
    .where('id', '=', layla)
    .execute()
})
afterAll(() => server.close())

const opened = async (who: 'layla' | 'huda' | 'nadia' | 'salma') =>
  (await (await server.as(who)).send(page, { TraineeID: layla })).Content

test('it opens for the trainee and who keeps the records, with passport and courses, and for nobody else', async () => {
  for (const who of ['layla', 'huda', 'nadia'] as const)
    expect(await opened(who), who).toMatchObject({
      Trainee: { BirthDate: '1994-05-02', PassportEnding: '123', VisaNumber: 'V-7' },
      Courses: [{ ClassID: classId }],
    })
  const closed = { status: 403, code: 'reportClosed' }
  for (const who of ['mariam', 'omar', 'hany'] as const)
    expect(await refusalOf((await server.as(who)).send(page, { TraineeID: layla })), who).toMatchObject(closed)
  expect(await refusalOf(server.anonymous.send(page, { TraineeID: layla }))).toMatchObject(closed)
  expect(await refusalOf((await server.as('nadia')).send(page, { TraineeID: 999_999 }))).toMatchObject(closed)
})

test('who teaches the trainee reads neither birth date nor passport nor visa', async () => {
  expect((await opened('salma')).Trainee).toMatchObject({
    BirthDate: null,
    PassportEnding: null,
    PassportExpiresOn: null,
    VisaNumber: null,
  })
})

test('it holds nothing but what the paper shows', async () => {
  expect(Object.keys((await opened('nadia')).Trainee)).not.toEqual(expect.arrayContaining(['Attachments']))
})
