import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { stageReleased } from '#testing/stages/stage-released.ts'
import { examsCalls as calls } from '../../../contract/calls.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

test('an organization reads the released results of those whom it sent, and of nobody else', async () => {
  const { examId, classId, traineeId } = await stageReleased(server)
  const hany = await server.as('hany')
  const { id: organizationId } = await server.db
    .selectFrom('people.organization')
    .where('code', '=', 'ORG-0001')
    .select('id')
    .executeTakeFirstOrThrow()
  const results = async (more = {}) => (await hany.send(calls.searchResults, more)).Items
  // Layla is there on her own account.
  expect(await results()).toEqual([])
  const send = (main: 'confirmed' | 'draft') =>
    server.db
      .updateTable('registration.registration')
      .set({ organization_id: organizationId, main })
      .where('class_id', '=', classId)
      .where('trainee_id', '=', traineeId)
      .execute()
  await send('confirmed')
  expect(await results()).toMatchObject([
    { ExamID: examId, TraineeID: traineeId, Number: 1, Percent: 75, Grade: 'pass', Result: 'final' },
  ])
  expect(await results({ Grade: 'pass', search: 'layla' })).toHaveLength(1)
  expect(await results({ Grade: 'fail' })).toEqual([])
  expect(await results({ search: 'mariam' })).toEqual([])
  expect(await results({ CourseClassID: classId, sort: 'StartsAt' })).toHaveLength(1)
  expect(await results({ TraineeID: traineeId + 1 })).toEqual([])

  // Initial marks are no degree yet, and what is taken back is not there.
  await server.db.updateTable('exams.exam').set({ state: 'resultsInitial' }).where('id', '=', examId).execute()
  expect(await results()).toMatchObject([{ Percent: null, Grade: null, Result: 'initial' }])
  expect(await results({ Grade: 'pass' })).toEqual([])
  await server.db.updateTable('exams.exam').set({ state: 'marking' }).where('id', '=', examId).execute()
  expect(await results()).toEqual([])
  for (const who of ['layla', 'omar', 'huda', 'nadia'] as const)
    expect(await refusalOf((await server.as(who)).send(calls.searchResults, {}))).toMatchObject({ status: 403 })
})
