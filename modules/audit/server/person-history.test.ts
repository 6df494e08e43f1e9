import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addRegistrations } from '#database/seeds/world/classes.ts'
import { examsCalls } from '#modules/exams/contract/calls.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { cardTo } from '#testing/stages/membership/cards.ts'
import { addClass } from '#testing/stages/registrations.ts'
import { stageReleased } from '#testing/stages/stage-released.ts'
import { stageRequest } from '#testing/stages/stage-request.ts'
import { auditCalls as calls } from '../contract/calls.ts'

let server: TestServer
let layla: number
let yusuf: number
let omar: number
const idOf = async (table: 'trainee' | 'instructor', email: string) => {
  const { rows } = await sql<{ id: number }>`select p.id from ${sql.table(`people.${table}`)} p
    where p.email = ${email}`.execute(server.db)
  return rows[0]!.id
}
/** Noon of a day in March, long after whatever the cast did. */
const wrote = (day: string, kind: string, subject: string, id: number, data: object = {}) =>
  sql`insert into platform.audit (at, kind, subject_type, subject_id, data)
    values (${`2031-03-${day}T10:00:00Z`}, ${kind}, ${subject}, ${id}, ${JSON.stringify(data)}::jsonb)`.execute(
    server.db,
  )

beforeAll(async () => {
  server = await startTestServer()
  layla = await idOf('trainee', 'layla@diwan.example')
  yusuf = await idOf('trainee', 'yusuf@diwan.example')
  omar = await idOf('instructor', 'omar@diwan.example')
})
afterAll(() => server.close())

const march = { From: '2031-03-01', To: '2031-03-31', sort: 'At' } as const

test('a trainee’s history gathers what all modules did, of nobody else, by kind and period', async () => {
  const huda = await server.as('huda')
  const registered = async (code: string, trainee: number, main: string) => {
    const class_id = await addClass(server.db, new Date())
    const [id] = await addRegistrations(server.db, [{ code, trainee_id: trainee, class_id, main: main as 'draft' }])
    return id!
  }
  const own = await registered('HIST-1', layla, 'submitted')
  const others = await registered('HIST-2', yusuf, 'submitted')
  const draft = await registered('HIST-3', layla, 'draft')
  await wrote('01', 'people.updateTrainee', 'trainee', layla, { code: 'TR-1' })
  await wrote('02', 'registration.submit', 'registration', own, { code: 'HIST-1' })
  await wrote('03', 'registration.reject', 'registration', own, { code: 'HIST-1', reason: 'full' })
  await wrote('04', 'registration.submit', 'registration', others, { code: 'HIST-2' })
  await wrote('05', 'registration.submit', 'registration', draft, { code: 'HIST-3' })
  await wrote('06', 'people.updateTrainee', 'trainee', yusuf)

  const told = async (query: object = {}) =>
    (await huda.send(calls.getTraineeHistory, { TraineeID: layla, ...march, ...query })).Items
  expect(await told()).toMatchObject([
    { Kind: 'people.updateTrainee', Area: 'people', SubjectType: 'trainee', SubjectID: layla, Code: 'TR-1' },
    { Kind: 'registration.submit', Area: 'registration', SubjectID: own, Code: 'HIST-1', Reason: null },
    { Kind: 'registration.reject', Area: 'registration', SubjectID: own, Reason: 'full' },
  ])
  expect((await told({ Area: 'people' })).map((row) => row.Kind)).toEqual(['people.updateTrainee'])
  expect((await told({ From: '2031-03-03' })).map((row) => row.Kind)).toEqual(['registration.reject'])
  expect(await huda.send(calls.getTraineeHistory, { TraineeID: layla, ...march, pageSize: 10, pageNum: 2 })).toEqual({
    Items: [],
    Total: 3,
  })
})

test('the history of an account tells no log-in', async () => {
  const nadia = await server.as('nadia')
  const { accountId } = await server.as('layla')
  await wrote('10', 'signin.login', 'account', accountId)
  await wrote('11', 'accounts.deactivateUser', 'account', accountId)
  const { Items } = await nadia.send(calls.getTraineeHistory, { TraineeID: layla, ...march, From: '2031-03-10' })
  expect(Items.map((row) => row.Kind)).toEqual(['accounts.deactivateUser'])
  // A coordinator reaches no accounts.
  const huda = await server.as('huda')
  expect((await huda.send(calls.getTraineeHistory, { TraineeID: layla, ...march, From: '2031-03-10' })).Items).toEqual(
    [],
  )
})

test('cards, course requests, practical marks and completed tracks are told too, each under its module', async () => {
  const [sami, trainee] = [await server.as('sami'), await server.as('layla')]
  const card = await cardTo({ trainee, keeper: sami }, 'requested')
  const { ID: request } = await stageRequest(server, 'layla')
  const class_id = await addClass(server.db, new Date())
  const [registration] = await addRegistrations(server.db, [
    { code: 'HIST-6', trainee_id: layla, class_id, main: 'submitted' },
  ])
  const { rows } = await sql<{ id: number }>`with t as (
    insert into diplomas.track (code, name) values ('T-HIST', '{"en": "Safety"}') returning id)
    insert into diplomas.track_completion (track_id, trainee_id, course_ids, completed_at)
    select t.id, ${layla}, '{}', '2031-04-03' from t returning id`.execute(server.db)
  const april = (day: string, kind: string, subject: string, id: number, data: object = {}) =>
    sql`insert into platform.audit (at, kind, subject_type, subject_id, data)
      values (${`2031-04-${day}T10:00:00Z`}, ${kind}, ${subject}, ${id}, ${JSON.stringify(data)}::jsonb)`.execute(
      server.db,
    )
  await april('01', 'practical.signPractical', 'registration', registration!, { code: 'HIST-6' })
  await april('03', 'diplomas.completeTrack', 'trackCompletion', rows[0]!.id, { code: 'T-HIST' })

  const told = async (query: object = {}) =>
    (await sami.send(calls.getTraineeHistory, { TraineeID: layla, sort: 'At', ...query })).Items
  expect(await told({ From: '2031-04-01', To: '2031-04-30' })).toMatchObject([
    { Kind: 'practical.signPractical', Area: 'practical', Code: 'HIST-6' },
    { Kind: 'diplomas.completeTrack', Area: 'diplomas', Code: 'T-HIST' },
  ])
  expect(await told({ Area: 'membership' })).toMatchObject([
    { Kind: 'membership.request', SubjectType: 'membershipCard', SubjectID: card },
  ])
  expect((await told({ Area: 'requests' })).map((row) => [row.SubjectType, row.SubjectID])).toContainEqual([
    'courseRequest',
    request,
  ])
})

test('of an instructor the acts on classes that name them, also where they were taken off', async () => {
  const huda = await server.as('huda')
  const id = await addClass(server.db, new Date())
  await wrote('01', 'classes.releaseInstructor', 'courseClass', id, { instructorId: omar, code: 'HIST-4' })
  await wrote('02', 'classes.releaseInstructor', 'courseClass', id, { instructorId: omar + 1, code: 'HIST-4' })
  await wrote('03', 'classes.edit', 'courseClass', id, { code: 'HIST-4' })
  const { Items } = await huda.send(calls.getInstructorHistory, { InstructorID: omar, ...march })
  expect(Items).toMatchObject([{ Kind: 'classes.releaseInstructor', SubjectID: id, Code: 'HIST-4' }])
  expect(Items).toHaveLength(1)
})

test('of an organization its record and its classes', async () => {
  const huda = await server.as('huda')
  const { id: nile } = await server.db
    .selectFrom('people.organization')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const id = await addClass(server.db, new Date(), { organizationId: nile })
  await wrote('01', 'people.updateOrganization', 'organization', nile)
  await wrote('02', 'classes.open', 'courseClass', id, { code: 'HIST-5' })
  const { Items } = await huda.send(calls.getOrganizationHistory, { OrganizationID: nile, ...march })
  expect(Items.map((row) => row.Kind)).toEqual(['people.updateOrganization', 'classes.open'])
})

test('nobody but reviewers reads a history, and of nobody there is none', async () => {
  for (const name of ['layla', 'omar', 'karim'] as const) {
    const other = await server.as(name)
    expect(await refusalOf(other.send(calls.getTraineeHistory, { TraineeID: layla }))).toMatchObject({ status: 403 })
    expect(await refusalOf(other.send(calls.getInstructorHistory, { InstructorID: omar }))).toMatchObject({
      status: 403,
    })
  }
  const nadia = await server.as('nadia')
  expect(await refusalOf(nadia.send(calls.getTraineeHistory, { TraineeID: 999_999 }))).toMatchObject({ status: 404 })
  expect(await refusalOf(nadia.send(calls.getOrganizationHistory, { OrganizationID: 999_999 }))).toMatchObject({
    status: 404,
  })
})

test('a grievance is told to whoever decides about it, and leads to its exam', async () => {
  const { examId, traineeId } = await stageReleased(server)
  const [trainee, sami, huda] = [await server.as('layla'), await server.as('sami'), await server.as('huda')]
  const body = { ExamID: examId, Number: 1, Reason: 'The second half of my answer was not read' }
  const { ID } = await trainee.send(examsCalls.submitGrievance, { body })
  const told = async (who: typeof sami) =>
    (await who.send(calls.getTraineeHistory, { TraineeID: traineeId, Area: 'exams' })).Items.filter(
      ({ SubjectType }) => SubjectType === 'grievance',
    )
  expect(await told(sami)).toMatchObject([{ Kind: 'exams.submitGrievance', SubjectID: ID, ExamID: examId }])
  expect(await told(huda)).toEqual([])
  server.at()
})
