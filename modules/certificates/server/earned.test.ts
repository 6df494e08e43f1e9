import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { attendanceCalls } from '#modules/attendance/contract/calls.ts'
import { stageClass, type StagedClass } from '#testing/stages/stage-exam.ts'
import { certificatesCalls as calls } from '../contract/calls.ts'

let server: TestServer
let staged: StagedClass
beforeAll(async () => {
  server = await startTestServer()
  staged = await stageClass(server.db, { trainees: ['layla', 'mariam', 'yusuf'] })
  const registrations = await server.db
    .selectFrom('registration.registration_facts')
    .select(['registration_id', 'trainee_id'])
    .where('class_id', '=', staged.classId)
    .execute()
  const idOf = (who: string) => registrations.find((r) => r.trainee_id === staged.traineeIds[who])!.registration_id
  const top = await server.db
    .selectFrom('lookups.result_band')
    .select('id')
    .orderBy('min_percent', 'desc')
    .executeTakeFirstOrThrow()
  const tooLow = JSON.stringify({ Shortfalls: ['underPassPercent', 'attendanceTooLow'] })
  const result = { standing: 'final', arithmetic: '{}', published_at: '2026-03-13T09:00:00Z' } as const
  await server.db
    .insertInto('evaluation.final_result')
    .values([
      { ...result, registration_id: idOf('layla'), percent: 96, passed: true, band_id: top.id },
      { ...result, registration_id: idOf('mariam'), percent: 72, passed: true },
      { ...result, registration_id: idOf('yusuf'), percent: 41, passed: false, arithmetic: tooLow },
    ])
    .execute()
})
afterAll(() => server.close())

const earned = { Kind: 'earned' as const }
/** Whether the class, in this state, is among those that are chosen from as ready for certificates. */
async function isOffered(state: 'resultsPublished' | 'closed') {
  await server.db.updateTable('classes.course_class').set({ state }).where('id', '=', staged.classId).execute()
  server.at('2026-04-01T08:00:00Z')
  const query = { Show: 'certificates' as const, pageSize: 100 }
  const { Items } = await (await server.as('huda')).send(attendanceCalls.getReadableClasses, query)
  server.at()
  return Items.some(({ ID }) => ID === staged.classId)
}
const dryRun = async (asker: Awaited<ReturnType<TestServer['as']>>) => {
  const { People } = await asker.send(calls.getCandidates, { courseClassID: staged.classId, ...earned })
  const of = (who: string) => People.find(({ TraineeID }) => TraineeID === staged.traineeIds[who])!
  return { layla: of('layla'), mariam: of('mariam'), yusuf: of('yusuf') }
}

test('a dry run says which certificate each has earned, and why who has earned none', async () => {
  const { layla, mariam, yusuf } = await dryRun(await server.as('huda'))
  expect([layla.Earned, mariam.Earned, yusuf.Earned]).toEqual(['excellence', 'completion', null])
  expect(yusuf.Obstacles).toEqual(expect.arrayContaining(['notPassed', 'attendanceTooLow']))
  expect(layla.Certificate).toBeNull()
})

test('those chosen get what they have earned, all or none; pressed again nobody gets a second one', async () => {
  const huda = await server.as('huda')
  const body = (...who: string[]) => ({
    body: { CourseClassID: staged.classId, ...earned, TraineeIDs: who.map((each) => staged.traineeIds[each]!) },
  })
  expect(await refusalOf(huda.send(calls.issueCertificates, body('layla', 'yusuf')))).toMatchObject({
    code: 'notEligible',
    data: { obstacles: expect.arrayContaining(['notPassed']) },
  })
  expect((await dryRun(huda)).layla.Certificate).toBeNull()
  expect([await isOffered('resultsPublished'), await isOffered('closed')]).toEqual([true, true])
  await huda.send(calls.prepareCertificates, body('mariam'))
  expect(await huda.send(calls.issueCertificates, body('layla'))).toEqual({ Issued: 1 })
  expect([await isOffered('resultsPublished'), await isOffered('closed')]).toEqual([true, true])
  expect(await huda.send(calls.issueCertificates, body('layla', 'mariam'))).toEqual({ Issued: 1 })
  // Nobody is owed one: yusuf has earned none.
  expect([await isOffered('resultsPublished'), await isOffered('closed')]).toEqual([false, false])
  expect(await huda.send(calls.issueCertificates, body('layla', 'mariam'))).toEqual({ Issued: 0 })
  const after = await dryRun(huda)
  expect(after.layla.Certificate).toMatchObject({ Kind: 'excellence', Mode: 'issuedLocked' })
  expect(after.mariam.Certificate).toMatchObject({ Kind: 'completion' })
})

test('who was given a better one is given no lesser one beside it when the result falls', async () => {
  const huda = await server.as('huda')
  await server.db
    .updateTable('evaluation.final_result')
    .set({ band_id: null, percent: 80 })
    .where('percent', '=', 96)
    .execute()
  const TraineeIDs = [staged.traineeIds['layla']!]
  const of = async () => (await dryRun(huda)).layla
  expect(await of()).toMatchObject({ Earned: 'completion', Certificate: { Kind: 'excellence' } })
  expect(await isOffered('resultsPublished')).toBe(false)
  expect(
    await huda.send(calls.issueCertificates, { body: { CourseClassID: staged.classId, ...earned, TraineeIDs } }),
  ).toEqual({ Issued: 0 })
  await server.db.updateTable('evaluation.final_result').set({ passed: false }).where('percent', '=', 80).execute()
  expect(await of()).toMatchObject({ Earned: null, Certificate: { Kind: 'excellence' } })
  expect(
    await huda.send(calls.issueCertificates, { body: { CourseClassID: staged.classId, ...earned, TraineeIDs } }),
  ).toEqual({ Issued: 0 })
})
