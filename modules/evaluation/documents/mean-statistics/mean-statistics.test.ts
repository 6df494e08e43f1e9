import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { stageClass } from '#testing/stages/stage-exam.ts'
import { stageAttendancePapers } from '#testing/stages/stage-sessions.ts'
import meanStatistics from './document.ts'

const page = documentCall(meanStatistics)
const closed = { status: 403, code: 'reportClosed' }
let server: TestServer
let CourseClassID: number
beforeAll(async () => {
  server = await startTestServer()
  CourseClassID = (await stageClass(server.db, { trainees: ['layla', 'mariam'], instructors: ['salma'] })).classId
  const [mean] = await server.db
    .selectFrom('classes.class_mean_facts')
    .where('class_id', '=', CourseClassID)
    .where('max_score', 'is not', null)
    .select(['mean_id', 'max_score'])
    .orderBy('mean_id')
    .execute()
  const people = await server.db
    .selectFrom('registration.registration_facts')
    .where('class_id', '=', CourseClassID)
    .select('registration_id as id')
    .orderBy('registration_id')
    .execute()
  const { id: givenBy } = await server.db.selectFrom('accounts.account').select('id').limit(1).executeTakeFirstOrThrow()
  await server.db
    .insertInto('evaluation.mean_score')
    .values(
      people.map(({ id }, at) => ({
        registration_id: id,
        mean_id: mean!.mean_id!,
        score: at === 0 ? 4 : 7,
        given_by: givenBy,
        given_at: '2026-03-01T12:00:00Z',
      })),
    )
    .execute()
})
afterAll(() => server.close())

test('who evaluates the class opens it; a trainee, an organization and another instructor do not', async () => {
  for (const who of ['huda', 'nadia', 'sami', 'karim', 'salma'] as const) {
    const { Content } = await (await server.as(who)).send(page, { CourseClassID })
    expect(Content.Trainees, who).toBe(2)
    expect(Content.Means[0], who).toMatchObject({ Given: 2, Average: 5.5, Lowest: 4, Highest: 7 })
    expect(Content.Means.slice(1).every((each) => each.Average === null)).toBe(true)
  }
  for (const who of ['layla', 'hany', 'omar'] as const)
    expect(await refusalOf((await server.as(who)).send(page, { CourseClassID })), who).toMatchObject(closed)
  expect(await refusalOf(server.anonymous.send(page, { CourseClassID }))).toMatchObject(closed)
})

test('the mean of attendance is counted of what was recorded, once that is complete', async () => {
  const classId = await stageAttendancePapers(server)
  const attendance = async () => {
    const { Content } = await (await server.as('huda')).send(page, { CourseClassID: classId })
    const means = await server.db
      .selectFrom('classes.class_mean_facts')
      .where('class_id', '=', classId)
      .select('kind')
      .orderBy('mean_id')
      .execute()
    return Content.Means[means.findIndex(({ kind }) => kind === 'attendance')]
  }
  expect(await attendance()).toMatchObject({ Given: 0, Average: null })
  // All three sessions are settled: of them one was there for the first, nobody for the others.
  server.at('2026-03-06T06:00:00Z')
  const { MaxScore, ...spread } = (await attendance())!
  expect(spread).toMatchObject({ Given: 2, Lowest: 0 })
  expect(spread.Highest).toBeCloseTo(MaxScore / 3, 6)
})
