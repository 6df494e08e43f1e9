import { afterAll, beforeAll, expect, test } from 'vitest'
import { planningCalls } from '#modules/planning/contract/calls.ts'
import { ApiProblem, startTestServer, type TestServer } from '#testing/server.ts'
import { approvedRow, planRowOf, stagedClass, stageIds } from '#testing/stages/stage-plan.ts'
import { classesCalls as calls } from '../contract/calls.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  server.at('2027-01-10T08:00:00Z')
  await server.db.deleteFrom('planning.holiday').execute()
})
afterAll(() => server.close())

/** How many passed, and the problems of the others. */
async function race(sent: readonly Promise<unknown>[]) {
  const ended = await Promise.allSettled(sent)
  const problems = ended.flatMap((each) => (each.status === 'rejected' ? [(each.reason as ApiProblem).problem] : []))
  return { won: ended.length - problems.length, problems }
}

const away = { Place: 'online' as const, ClassRoomID: null }
const classOf = (CourseID: number) => ({
  CourseID,
  StartDate: '2027-02-07',
  EndDate: '2027-02-11',
  Language: 'ar' as const,
  MinTrainees: 1,
  MaxTrainees: 10,
  Fee: { Minor: 0, Currency: 'USD' },
  OrganizationID: null,
  Notes: '',
  CourseClassSessions: [],
  CourseClassInstructors: [],
  ...away,
})

test('a hundred bookings of one class room at one time give one session; the others are told whose it is', async () => {
  const [huda, nadia, omar] = await Promise.all([server.as('huda'), server.as('nadia'), server.as('omar')])
  const ids = await stageIds(server)
  const classes = []
  for (let at = 0; at < 100; at++) classes.push((await huda.send(calls.add, { body: classOf(ids.GHO110) })).ID)
  const { won, problems } = await race(
    classes.map((courseClassID) =>
      huda.send(calls.addSession, {
        courseClassID,
        date: '2027-02-08',
        startTime: '09:00',
        endTime: '12:00',
        classRoomID: ids.R101,
      }),
    ),
  )
  expect(won).toBe(1)
  expect(new Set(problems.map((each) => `${each.status} ${each.code}`))).toEqual(new Set(['409 classRoomTaken']))
  const [holder] = await server.db
    .selectFrom('classes.class_session as s')
    .innerJoin('classes.course_class as c', 'c.id', 's.class_id')
    .select('c.code')
    .execute()
  expect(new Set(problems.map((each) => each.data?.['class']))).toEqual(new Set([holder!.code]))

  // And through the plan: rows that each have their own class room and want the same instructor.
  const rows = []
  for (let at = 0; at < 12; at++) {
    const ID = await approvedRow({ huda, nadia }, planRowOf(ids, '2027-03-07', away))
    await omar.send(planningCalls.accept, { ID })
    rows.push(ID)
  }
  const confirmed = await race(rows.map((annualPlanID) => huda.send(calls.makeFromPlan, { annualPlanID })))
  expect(confirmed.won).toBe(1)
  expect(new Set(confirmed.problems.map((each) => each.code))).toEqual(new Set(['instructorTaken']))
}, 60_000)

test('a row that is confirmed by many at once has one class', async () => {
  const [huda, nadia, omar] = await Promise.all([server.as('huda'), server.as('nadia'), server.as('omar')])
  const ids = await stageIds(server)
  const { planRowId, ID } = await stagedClass({ huda, nadia }, omar, planRowOf(ids, '2027-05-02'))
  const fresh = await approvedRow({ huda, nadia }, planRowOf(ids, '2027-05-09'))
  await omar.send(planningCalls.accept, { ID: fresh })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      (at % 2 ? huda : nadia).send(calls.makeFromPlan, { annualPlanID: at % 4 ? fresh : planRowId }),
    ),
  )
  expect(new Set(answers.map((each) => each.ID)).size).toBe(2)
  expect(answers[0]!.ID).toBe(ID)
}, 60_000)

test('fifty classes that are made at once bear numbers without a hole, also where others are refused meanwhile', async () => {
  const huda = await server.as('huda')
  const ids = await stageIds(server)
  const next = (await huda.send(calls.getCodeOfClassNo, { StartDate: '2027-02-07' })).Code
  const [start, counter] = [next.replace(/\d+$/, ''), Number(/\d+$/.exec(next)![0])]
  // Of those with a session all want one class room at one hour, which is found out after they had their number.
  const CourseClassSessions = [{ Date: '2027-02-09', StartTime: '09:00', EndTime: '12:00' }]
  const inRoom = { Place: 'academy' as const, ClassRoomID: ids.R101, CourseClassSessions }
  const sent = Array.from({ length: 60 }, (_, at) =>
    huda.send(calls.add, { body: { ...classOf(ids.GHO110), ...(at % 6 === 5 && inRoom) } }),
  )
  const ended = await Promise.allSettled(sent)
  const made = ended.flatMap((each) => (each.status === 'fulfilled' ? [each.value.Code] : []))
  const refused = ended.flatMap((each) =>
    each.status === 'rejected' ? [(each.reason as ApiProblem).problem.code] : [],
  )
  expect(refused).toEqual(Array.from({ length: 9 }, () => 'classRoomTaken'))
  expect(new Set(made.map((code) => code.replace(/\d+$/, '')))).toEqual(new Set([start]))
  const counters = made.map((code) => Number(/\d+$/.exec(code)![0]))
  expect(counters.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 51 }, (_, at) => counter + at))
}, 60_000)
