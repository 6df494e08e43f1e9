import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { stageClass } from '#testing/stages/stage-exam.ts'
import { accountsCalls } from '../../contract/calls.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const accountOf = async (key: string) =>
  (
    await server.db
      .selectFrom('accounts.account')
      .where('email', '=', `${key}@diwan.example`)
      .select('id')
      .executeTakeFirstOrThrow()
  ).id

test('before an account is switched off its page names the exam, the classes, the papers and the requests', async () => {
  const sami = await server.as('sami')
  const of = async (key: string) => sami.send(accountsCalls.getOpenWork, { ID: await accountOf(key) })
  const before = { omar: await of('omar'), layla: await of('layla') }

  const { classId, courseId, traineeIds } = await stageClass(server.db)
  const exam = await server.db
    .insertInto('exams.exam')
    .values({
      code: 'EX-OPEN-1',
      class_id: classId,
      course_id: null,
      owner_code: '',
      asked_course_id: courseId,
      name: JSON.stringify({ ar: 'اختبار' }),
      starts_at: '2026-03-05T08:00:00Z',
      closes_at: '2026-03-05T10:00:00Z',
      minutes: 60,
      pass_degree: 60,
      excellent_degree: 90,
      share_percent: 100,
      state: 'open',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sit = async (key: string, state: 'inProgress' | 'awaitingManual') => {
    await server.db.insertInto('exams.candidate').values({ exam_id: exam.id, trainee_id: traineeIds[key]! }).execute()
    await server.db
      .insertInto('exams.attempt')
      .values({
        exam_id: exam.id,
        trainee_id: traineeIds[key]!,
        state,
        deadline: '2026-03-05T10:00:00Z',
        closes_at: '2026-03-05T10:00:00Z',
        device_key: 'x',
      })
      .execute()
  }
  await sit('layla', 'inProgress')
  await sit('mariam', 'awaitingManual')
  await server.db
    .updateTable('people.instructor')
    .set({ is_examiner: true })
    .where('email', '=', 'omar@diwan.example')
    .execute()

  expect(await of('layla')).toEqual({ ...before.layla, Exams: before.layla.Exams + 1 })
  expect(await of('omar')).toMatchObject({ Classes: before.omar.Classes + 1, Papers: before.omar.Papers + 1 })

  // A registration that waits counts for whose it is.
  await server.db
    .updateTable('registration.registration')
    .set({ main: 'underReview' })
    .where('class_id', '=', classId)
    .where('trainee_id', '=', traineeIds['layla']!)
    .execute()
  expect((await of('layla')).Requests).toBe(before.layla.Requests + 1)

  // Over: nothing is left of it.
  await server.db.updateTable('classes.course_class').set({ state: 'closed' }).where('id', '=', classId).execute()
  expect((await of('omar')).Classes).toBe(before.omar.Classes)

  const layla = await server.as('layla')
  expect(await refusalOf(layla.send(accountsCalls.getOpenWork, { ID: await accountOf('omar') }))).toMatchObject({
    status: 403,
  })
  expect(await refusalOf(sami.send(accountsCalls.getOpenWork, { ID: 999_999 }))).toMatchObject({ code: 'notFound' })
})
