import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedSample } from '#database/seeds/sample.ts'
import { attendanceCalls } from '#modules/attendance/contract/calls.ts'
import { certificatesCalls } from '#modules/certificates/contract/calls.ts'
import { classesCalls } from '#modules/classes/contract/calls.ts'
import { attemptCalls, paperCalls } from '#modules/exams/contract/calls.ts'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import { membershipCalls } from '#modules/membership/contract/calls.ts'
import { planningCalls } from '#modules/planning/contract/calls.ts'
import { registrationCalls } from '#modules/registration/contract/calls.ts'
import type { Asker } from '#testing/asker.ts'
import { cast, type CastKey } from '#testing/stages/cast.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { stageClass } from '#testing/stages/stage-exam.ts'
import { stageSessions } from '#testing/stages/stage-sessions.ts'
import { getHomeModel } from '../contract/home.ts'
import { pageOfTask } from '../rules/home-tasks.ts'

/*
 * Each tile of each home leads to a list that holds exactly what the tile counted: the address is read as its page
 * reads it, the page's own call is asked, and the rows are counted.
 */
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await seedSample(server.db, '2026-11-21')
  server.at('2026-11-22T08:00:00Z')
})
afterAll(() => server.close())

type Query = Readonly<Record<string, string>>
const asked = { pageSize: 100 }
const lists: Readonly<Record<string, (who: Asker, query: Query) => Promise<number>>> = {
  '/Instructor': async (who, query) => (await who.send(peopleCalls.searchInstructors, query as never)).Total,
  '/User/Organization': async (who, query) => (await who.send(peopleCalls.listOrganizations, query as never)).Total,
  '/Setting/UserMembershipCardRequest': async (who, query) =>
    (await who.send(membershipCalls.getMembershipCardRequests, query as never)).Total,
  '/planning/AnnualPlan': async (who, query) => (await who.send(planningCalls.getPlanRows, query as never)).Total,
  '/MainCourseRegistration': async (who, { task }) =>
    (await who.send(registrationCalls.getRegistrations, { Task: task! })).Total,
  '/FollowRegistration': async (who, { task }) =>
    (await who.send(registrationCalls.getRegistrations, { Task: task! })).Total,
  '/RegisterConfirmation': async (who, { task }) =>
    (
      await who.send(
        registrationCalls.getRegistrations,
        task ? { Task: task, AwaitingPayer: false } : { AwaitingPayer: true, Phase: 'open' },
      )
    ).Total,
  '/TraineeParticipation': async (who, { show }) =>
    (await who.send(attendanceCalls.getReadableClasses, { Show: show as 'results' })).Total,
  '/InstructorConfirmation': async (who) => (await who.send(planningCalls.getAllAnnualPlanNotConfirmed)).length,
  '/InstructorClassConfirmation': async (who) => (await who.send(classesCalls.getAllCourseClassNotConfirmed)).length,
  '/InstructorTraineeAttendance': async (who, { session }) => {
    const sheets = await who.send(attendanceCalls.getOpenSheets)
    return session ? sheets.filter((sheet) => sheet.SessionID === Number(session)).length : sheets.length
  },
  '/InstructorMarkExam': async (who) =>
    (await who.send(paperCalls.getUnmarkedExams, asked)).Items.reduce(
      (papers, exam) => papers + exam.Unmarked + exam.ToReview,
      0,
    ),
  '/AvailableExam': async (who, { open }) =>
    (await who.send(attemptCalls.getAvailableExams, { Open: open === 'true' })).Items.length,
  '/trainee/TraineeCertificationForAdmin': async (who, { tab: _, ...query }) =>
    (await who.send(certificatesCalls.getAllTraineeCertificate, query as never)).Total,
  '/TraineeCertification': async (who) => (await who.send(certificatesCalls.getAllTraineeCertificate, asked)).Total,
}

const tilesOf = async (key: CastKey) => {
  const who = await server.as(key)
  const { Tasks } = await who.send(getHomeModel)
  return Promise.all(
    Tasks.map(async ({ Key, Count, Only }) => {
      const [path, query = ''] = pageOfTask(Key, cast[key].role, Only).split('?')
      return { Key, Count, listed: await lists[path!]!(who, Object.fromEntries(new URLSearchParams(query))) }
    }),
  )
}

test.each(Object.keys(cast) as CastKey[])('the tiles of %s count what their pages list', async (key) => {
  const tiles = await tilesOf(key)
  expect(tiles.map(({ Key, Count }) => [Key, Count])).toEqual(tiles.map(({ Key, listed }) => [Key, listed]))
})

test('the sample gives every kind of home something to count', async () => {
  const seen = new Set((await Promise.all((Object.keys(cast) as CastKey[]).map(tilesOf))).flat().map(({ Key }) => Key))
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'plansToApprove',
      'registrationsToReview',
      'resultsToPublish',
      'papersToMark',
      'certificates',
    ]),
  )
})

test('papers to mark wait on the home of the evaluator, who marks in every class', async () => {
  expect(await tilesOf('karim')).toContainEqual(expect.objectContaining({ Key: 'papersToMark' }))
})

test('changes of certificates lead to those alone that the reader may decide', async () => {
  const nadia = await server.as('nadia')
  const huda = await server.as('huda')
  const { Items } = await nadia.send(certificatesCalls.getAllTraineeCertificate, asked)
  const [first, second] = Items.filter(({ Actions }) => Actions.includes('askRevocation'))
  const ask = ({ ID, LockVersion }: (typeof Items)[number]) => ({ body: { ID, LockVersion, Reason: 'x' } })
  // Of nadia's two the coordinator decides about the one, as an administrator alone revokes.
  await nadia.send(certificatesCalls.askRegeneration, ask(first!))
  await nadia.send(certificatesCalls.askRevocation, ask(second!))
  const tileOf = async (key: CastKey) =>
    (await tilesOf(key)).find(({ Key }) => Key === 'certificateChangesToDecide') ?? null
  expect(await tileOf('huda')).toMatchObject({ Count: 1, listed: 1 })
  expect(await tileOf('nadia')).toBeNull()
  const waiting = await huda.send(certificatesCalls.getAllTraineeCertificate, { ToDecide: true })
  expect(waiting.Items).toMatchObject([{ ID: first!.ID, Actions: expect.arrayContaining(['approveChange']) }])
})

test('a sheet waits from half an hour before its session, and the tile leads to it', async () => {
  const { classId } = await stageClass(server.db, { instructors: ['salma'], trainees: ['layla', 'yusuf'] })
  const [session] = await stageSessions(server.db, classId, ['2027-03-01', '2027-03-08'])
  const sheetsAt = async (now: string) => {
    server.at(now)
    const { Tasks } = await (await server.as('salma')).send(getHomeModel)
    return Tasks.find(({ Key }) => Key === 'sheetsToMark')
  }
  const { starts_at } = await server.db
    .selectFrom('classes.class_session')
    .select('starts_at')
    .where('id', '=', session!)
    .executeTakeFirstOrThrow()
  expect(starts_at.slice(0, 5)).toBe('09:00')
  expect(await sheetsAt('2027-03-01T05:30:00Z')).toBeUndefined()
  expect(await sheetsAt('2027-03-01T06:31:00Z')).toEqual({
    Key: 'sheetsToMark',
    Count: 1,
    Oldest: null,
    Only: { CourseClassID: classId, SessionID: session },
  })
  server.at('2026-11-22T08:00:00Z')
})
