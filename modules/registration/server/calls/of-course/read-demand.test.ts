import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addRegistrations } from '#database/seeds/world/classes.ts'
import { requestsCalls } from '#modules/requests/contract/calls.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { addClass } from '#testing/stages/registrations.ts'
import { registrationCalls as calls } from '../../../contract/calls.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const traineeOf = async (email: string) =>
  (await server.db.selectFrom('people.trainee').where('email', '=', email).select('id').executeTakeFirstOrThrow()).id

test('each count of a course’s demand is the total of the list that it opens', async () => {
  const [huda, hany] = [await server.as('huda'), await server.as('hany')]
  const class_id = await addClass(server.db, new Date('2031-03-01T08:00:00Z'))
  const { courseId } = await server.db
    .selectFrom('classes.course_class')
    .where('id', '=', class_id)
    .select('course_id as courseId')
    .executeTakeFirstOrThrow()
  const [layla, yusuf] = [await traineeOf('layla@diwan.example'), await traineeOf('yusuf@diwan.example')]
  const mariam = await traineeOf('mariam@diwan.example')
  await addRegistrations(server.db, [
    { code: 'DEM-1', trainee_id: layla, class_id, main: 'submitted' },
    { code: 'DEM-2', trainee_id: yusuf, class_id, main: 'waitlisted' },
    { code: 'DEM-3', trainee_id: mariam, class_id, main: 'draft' },
  ])
  const asked = async (submittedAt: string) => {
    const { ID } = await hany.send(requestsCalls.add, {
      body: {
        CourseID: courseId,
        Topic: '',
        FirstDay: null,
        LastDay: null,
        Month: '2032-04',
        Trainees: 5,
        RequestLocationID: null,
        OwnSite: '',
        Language: 'ar',
        Nights: null,
        RoomTypeID: null,
        PayerName: '',
        ContactName: 'Hany',
        ContactEmail: 'hany@nile.example',
        ContactPhone: '',
        Notes: '',
        OrganizationID: null,
        TraineeID: null,
        Submit: true,
      },
    })
    await sql`update requests.course_request set submitted_at = ${submittedAt} where id = ${ID}`.execute(server.db)
  }
  // In Cairo the new year has begun by then.
  await asked('2029-12-31T22:30:00Z')
  await asked('2029-12-31T21:30:00Z')

  const { Items } = await huda.send(calls.getCourseDemand, { CourseID: courseId })
  const of = (year: number) => Items.find((each) => each.Year === year)
  expect(of(2030)).toEqual({ Year: 2030, Requests: 1, Registrations: 0, Waiting: 0 })
  expect(of(2029)).toMatchObject({ Requests: 1 })
  const { rows } = await sql<{ year: number }>`select extract(year from starts_on)::integer as year
    from classes.course_class where id = ${class_id}`.execute(server.db)
  expect(of(rows[0]!.year)).toMatchObject({ Registrations: 2, Waiting: 1 })
  expect(Items.map((each) => each.Year)).toEqual(Items.map((each) => each.Year).toSorted((one, other) => other - one))

  for (const { Year, Requests, Registrations, Waiting } of Items) {
    const year = { CourseID: courseId, From: `${Year}-01-01`, To: `${Year}-12-31` }
    expect((await huda.send(requestsCalls.getCourseRequests, year)).Total, `requests ${Year}`).toBe(Requests)
    expect((await huda.send(calls.getRegistrations, year)).Total, `registrations ${Year}`).toBe(Registrations)
    const waiting = await huda.send(calls.getRegistrations, { ...year, Main: 'waitlisted' })
    expect(waiting.Total, `waiting ${Year}`).toBe(Waiting)
  }
  for (const who of [hany, await server.as('layla'), await server.as('omar')])
    expect((await refusalOf(who.send(calls.getCourseDemand, { CourseID: courseId }))).code).toBe('notAllowed')
})
