import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enrol } from '#database/seeds/world/classes.ts'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import { doneBy } from '#platform/server/acts/write-act.ts'
import { byItself } from '#platform/server/audit/by.ts'
import { startJobs, type Jobs } from '#platform/server/jobs/start.ts'
import { addTrainees } from '#testing/stages/registrations.ts'
import { stageClass } from '#testing/stages/stage-exam.ts'
import { publishReleased, stageReleased } from '#testing/stages/stage-released.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { diplomasCalls as calls } from '../contract/calls.ts'
import { settleTracks } from './acts/settle.ts'
import { jobs } from './jobs.ts'

let server: TestServer
let running: Jobs
const courses: Record<string, number> = {}
beforeAll(async () => {
  server = await startTestServer()
  running = await startJobs({
    config: server.databaseAddress,
    db: server.db,
    files: null as never,
    timeZone: 'Africa/Cairo',
    jobs,
    onError: (error) => expect.fail(String(error)),
  })
  const rows = await server.db.selectFrom('catalogue.course').select(['id', 'code']).execute()
  for (const { id, code } of rows) courses[code] = id
})
afterAll(async () => {
  await running.stop()
  await server.close()
})

const required = (code: string) => ({ CourseID: courses[code]!, IsRequired: true })
const elective = (code: string) => ({ CourseID: courses[code]!, IsRequired: false })

/** A track on offer, of a diploma where one is given. */
async function offered(Code: string, Courses: object[], more: { DiplomaID?: number; LeastElectives?: number } = {}) {
  const sami = await server.as('sami')
  const body = {
    Code,
    Name: { ar: `مسار ${Code}`, en: Code },
    Description: {},
    DiplomaID: null,
    LeastElectives: 0,
    ...more,
    Courses: Courses as ReturnType<typeof required>[],
  }
  const { ID, Version } = await sami.send(calls.addTrack, { body })
  await sami.send(calls.publishTrack, { body: { ID, Version, IsPublished: true } })
  return ID
}

const outcome = (classId: number, traineeId: number, main: 'completed' | 'failed', more: object = {}) =>
  server.db
    .updateTable('registration.registration')
    .set({ main, ...more })
    .where('class_id', '=', classId)
    .where('trainee_id', '=', traineeId)
    .execute()

const completions = (trackId: number) =>
  server.db
    .selectFrom('diplomas.track_completion_facts')
    .where('track_id', '=', trackId)
    .select(['trainee_id', 'course_ids', 'diploma_id'])
    .execute()

test('with the published result that was missing a track is completed, once, and the trainee is told; a correction takes it back', async () => {
  const { db } = server
  const other = await stageClass(db, { course: 'SEC-201', instructors: [], trainees: ['layla', 'mariam'] })
  const released = await stageReleased(server)
  const { traineeId } = released
  await outcome(other.classId, traineeId, 'completed')
  const trackId = await offered('T-BOTH', [required('SMS-101'), required('SEC-201')])
  const hidden = await server.as('sami').then((sami) =>
    sami.send(calls.addTrack, {
      body: {
        Code: 'T-DRAFT',
        Name: { en: 'Draft' },
        Description: {},
        DiplomaID: null,
        LeastElectives: 0,
        Courses: [required('SMS-101')],
      },
    }),
  )
  const layla = await server.as('layla')
  const own = async () => (await layla.send(calls.getPrograms, {})).Tracks.find((track) => track.ID === trackId)!
  expect((await own()).Progress).toMatchObject({ Needed: 2, Done: 1, RequiredLeft: 1, CompletedAt: null })
  expect((await own()).Courses.map(({ Code, State }) => [Code, State])).toEqual([
    ['SMS-101', 'enrolled'],
    ['SEC-201', 'completed'],
  ])

  await publishReleased(server, released)
  expect(await completions(trackId)).toEqual([
    { trainee_id: traineeId, course_ids: [courses['SMS-101'], courses['SEC-201']], diploma_id: null },
  ])
  // nobody completes what is still put together
  expect(await completions(hidden.ID)).toEqual([])
  expect((await own()).Progress).toMatchObject({ Done: 2, CompletedAt: expect.stringContaining('2026-03-15') })
  const told = () =>
    db
      .selectFrom('platform.event')
      .where('kind', 'in', ['diplomas.completeTrack', 'diplomas.withdrawCompletion'])
      .select(['kind', 'data'])
      .orderBy('id')
      .execute()
  expect(await told()).toMatchObject([{ kind: 'diplomas.completeTrack', data: { traineeId, trackId, code: 'T-BOTH' } }])

  const settle = () =>
    db
      .transaction()
      .execute((tx) =>
        settleTracks(doneBy(tx, byItself), released.classId, [traineeId], new Date('2026-03-20T09:00:00Z')),
      )
  await settle()
  expect(await told()).toHaveLength(1)
  // the editor who adds a course later takes nothing from anybody
  const sami = await server.as('sami')
  const shown = await sami.send(calls.getTrack, { ID: trackId })
  expect(shown.Completed).toBe(1)
  await sami.send(calls.updateTrack, {
    ID: trackId,
    body: {
      Code: shown.Code,
      Name: shown.Name,
      Description: {},
      DiplomaID: null,
      LeastElectives: 0,
      Courses: [required('SMS-101'), required('SEC-201'), required('GHO-110')],
      Version: shown.Version,
    },
  })
  await settle()
  expect(await completions(trackId)).toHaveLength(1)
  expect((await refusalOf(sami.send(calls.deleteTrack, { ID: trackId }))).code).toBe('trackInUse')
  await outcome(released.classId, traineeId, 'failed')
  await settle()
  expect(await completions(trackId)).toEqual([])
  expect((await told()).map(({ kind }) => kind)).toEqual(['diplomas.completeTrack', 'diplomas.withdrawCompletion'])
})

test('whoever has long completed what a track asks for has completed it once it is on offer', async () => {
  const { db } = server
  const { classId, traineeIds } = await stageClass(db, {
    course: 'GHO-110',
    instructors: [],
    trainees: ['mariam', 'yusuf'],
  })
  await outcome(classId, traineeIds['mariam']!, 'completed')
  const trackId = await offered('T-LATE', [elective('GHO-110'), elective('SMS-101')], { LeastElectives: 1 })
  const people = async () => (await completions(trackId)).map((row) => row.trainee_id)
  await expect.poll(people, { timeout: 15_000 }).toEqual([traineeIds['mariam']])
  await jobs[0]!.run({ db, now: new Date('2026-03-16T09:00:00Z'), data: { trackId }, files: null as never })
  expect(await people()).toEqual([traineeIds['mariam']])
})

test('two results at one moment complete the track once', async () => {
  const { db } = server
  const one = await stageClass(db, { course: 'SMS-101', instructors: [], trainees: ['yusuf'] })
  const two = await stageClass(db, { course: 'SEC-201', instructors: [], trainees: ['yusuf'] })
  const traineeId = one.traineeIds['yusuf']!
  const trackId = await offered('T-TWICE', [required('SMS-101'), required('SEC-201')])
  const publish = ({ classId }: typeof one) =>
    db.transaction().execute(async (tx) => {
      await tx
        .updateTable('registration.registration')
        .set({ main: 'completed' })
        .where('class_id', '=', classId)
        .where('trainee_id', '=', traineeId)
        .execute()
      await settleTracks(doneBy(tx, byItself), classId, [traineeId], new Date())
    })
  await Promise.all([publish(one), publish(two)])
  expect(await completions(trackId)).toHaveLength(1)
})

test('whoever has the courses of a track under two records has completed it once these are one, and is told', async () => {
  const { db } = server
  const [kept, gone] = (await addTrainees(db, 2)).map(({ id }) => id) as [number, number]
  for (const [course, traineeId] of [
    ['SMS-101', kept],
    ['SEC-201', gone],
  ] as const) {
    const { classId } = await stageClass(db, { course, instructors: [], trainees: [] })
    await enrol(db, classId, [traineeId])
    await outcome(classId, traineeId, 'completed')
  }
  const trackId = await offered('T-MERGED', [required('SMS-101'), required('SEC-201')])
  const hasIt = async () => (await completions(trackId)).some((row) => [kept, gone].includes(row.trainee_id))
  expect(await hasIt()).toBe(false)
  const sami = await server.as('sami')
  const versionOf = async (ID: number) => (await sami.send(peopleCalls.getTrainee, { ID })).Version
  const [KeptVersion, GoneVersion] = [await versionOf(kept), await versionOf(gone)]
  const body = { KeptID: kept, KeptVersion, GoneID: gone, GoneVersion, FromGone: [] }
  await sami.send(peopleCalls.mergeTrainees, { body })
  expect(await completions(trackId)).toContainEqual({
    trainee_id: kept,
    course_ids: [courses['SMS-101'], courses['SEC-201']],
    diploma_id: null,
  })
  const told = await db
    .selectFrom('platform.event')
    .where('kind', '=', 'diplomas.completeTrack')
    .where(sql`data->>'traineeId'`, '=', String(kept))
    .select('data')
    .execute()
  expect(told.map(({ data }) => data)).toContainEqual(expect.objectContaining({ trackId, code: 'T-MERGED' }))
})

test('a customer sees what is on offer with the own people as it sent them; others see nothing of them', async () => {
  const { db } = server
  const sami = await server.as('sami')
  const { ID: diplomaId, Version } = await sami.send(calls.addDiploma, {
    body: {
      Code: 'D-OFFER',
      Name: { en: 'Offered' },
      LevelID: null,
      Fee: { Minor: 0, Currency: 'USD' },
      ImageID: null,
      Description: {},
      Objectives: {},
      Admission: {},
    },
  })
  const trackId = await offered('T-OFFER', [required('GHO-110'), elective('SMS-101')], {
    DiplomaID: diplomaId,
    LeastElectives: 1,
  })
  const hany = await server.as('hany')
  const layla = await server.as('layla')
  for (const who of [hany, layla]) {
    expect((await refusalOf(who.send(calls.getPrograms, { ID: diplomaId }))).status).toBe(404)
    expect((await who.send(calls.getOffered, { search: 'D-OFFER' })).Total).toBe(0)
  }
  expect((await refusalOf(hany.send(calls.getPeopleOfTrack, { TrackID: trackId }))).status).toBe(404)
  await sami.send(calls.publishDiploma, { body: { ID: diplomaId, Version, IsPublished: true } })
  expect((await hany.send(calls.getOffered, { search: 'D-OFFER' })).Items).toMatchObject([
    { ID: diplomaId, Tracks: 1, Progress: null },
  ])

  const organization_id = (
    await sql<{
      id: number
    }>`select organization_id as id from people.trainee where email = 'yusuf@diwan.example'`.execute(db)
  ).rows[0]!.id
  const sentTo = await stageClass(db, { course: 'GHO-110', instructors: [], trainees: ['yusuf'] })
  const yusuf = sentTo.traineeIds['yusuf']!
  await outcome(sentTo.classId, yusuf, 'completed', { organization_id, organization_agreed_at: new Date() })
  // On his own account he has completed the elective too (above): that is no business of the organization's.
  expect((await hany.send(calls.getPrograms, { ID: diplomaId })).Tracks).toMatchObject([
    { ID: trackId, Progress: null, People: { Completed: 0, UnderWay: 1 } },
  ])
  const listed = await hany.send(calls.getPeopleOfTrack, { TrackID: trackId })
  expect(listed).toMatchObject({
    Total: 1,
    Items: [{ ID: yusuf, Done: 1, Needed: 2, State: 'underWay', Left: [{ Code: 'SMS-101', IsRequired: false }] }],
  })
  expect((await hany.send(calls.getPeopleOfTrack, { TrackID: trackId, State: 'completed' })).Total).toBe(0)
  expect((await refusalOf(layla.send(calls.getPeopleOfTrack, { TrackID: trackId }))).status).toBe(403)
  // The academy sees whatever they have completed, whoever sent them.
  const seen = await (await server.as('huda')).send(calls.getPeopleOfTrack, { TrackID: trackId, State: 'completed' })
  expect(seen.Items).toContainEqual(expect.objectContaining({ ID: yusuf, Done: 2, Needed: 2, Left: [] }))
  expect((await refusalOf((await server.as('huda')).send(calls.getPrograms, { ID: diplomaId }))).status).toBe(403)
  const yusufs = (await (await server.as('yusuf')).send(calls.getPrograms, { ID: diplomaId })).Tracks
  expect(yusufs).toMatchObject([{ ID: trackId, People: null, Progress: { Done: 2, Needed: 2 } }])
})

test('the next class with a free seat that is open to whoever asks leads to registering', async () => {
  const { db } = server
  const trackId = await offered('T-NEXT', [required('SMS-101')])
  server.at('2026-06-01T08:00:00Z')
  const { classId } = await stageClass(db, { course: 'SMS-101', instructors: [], trainees: [] })
  const set = (values: object) => db.updateTable('classes.course_class').set(values).where('id', '=', classId).execute()
  const next = async () => {
    const layla = await server.as('layla')
    const { Tracks } = await layla.send(calls.getPrograms, {})
    return Tracks.find((track) => track.ID === trackId)!.Courses[0]!.Next
  }
  await set({ state: 'open', starts_on: '2026-06-07', ends_on: '2026-06-11', max_trainees: 3, seats_taken: 1 })
  expect(await next()).toMatchObject({ ClassID: classId, StartDate: '2026-06-07', FreeSeats: 2 })
  await set({ seats_taken: 3 })
  expect(await next()).toBeNull()
  await set({ seats_taken: 0, starts_on: '2026-06-01' })
  expect(await next()).toBeNull()
  await set({ starts_on: '2026-06-07', organization_id: sql`(select max(id) from people.organization)` })
  expect(await next()).toBeNull()
})

test('the page of a diploma lists the classes to come that anybody may register to and that have a seat left', async () => {
  const { db } = server
  const sami = await server.as('sami')
  server.at('2027-06-01T08:00:00Z')
  const text = { Description: {}, Objectives: {}, Admission: {} }
  const { ID: DiplomaID } = await sami.send(calls.addDiploma, {
    body: {
      Code: 'D-NEXT',
      Name: { en: 'D' },
      LevelID: null,
      Fee: { Minor: 0, Currency: 'USD' },
      ImageID: null,
      ...text,
    },
  })
  const TrackID = await offered('T-COMING', [required('GHO-110')], { DiplomaID })
  const { classId } = await stageClass(db, { course: 'GHO-110', instructors: [], trainees: [] })
  const other = await stageClass(db, { course: 'SMS-101', instructors: [], trainees: [] })
  const open = { state: 'open' as const, starts_on: '2027-06-07', ends_on: '2027-06-11', max_trainees: 3 }
  const set = (id: number, values: object) =>
    db
      .updateTable('classes.course_class')
      .set({ ...open, seats_taken: 1, ...values })
      .where('id', '=', id)
      .execute()
  await set(other.classId, {})
  const listed = async (query: object = {}) =>
    (await sami.send(calls.getComingClasses, { DiplomaID, ...query })).Items.map((row) => [row.ID, row.FreeSeats])
  await set(classId, {})
  expect(await listed()).toEqual([[classId, 2]])
  expect(await listed({ TrackID })).toEqual([[classId, 2]])
  expect(await listed({ TrackID: TrackID + 999 })).toEqual([])
  for (const gone of [
    { seats_taken: 3 },
    { state: 'draft' },
    { starts_on: '2027-06-01' },
    { organization_id: sql`(select max(id) from people.organization)` },
  ]) {
    await set(classId, gone)
    expect(await listed(), JSON.stringify(Object.keys(gone))).toEqual([])
    await set(classId, { organization_id: null })
  }
  for (const who of ['huda', 'layla', 'hany'] as const)
    expect((await refusalOf((await server.as(who)).send(calls.getComingClasses, { DiplomaID }))).status).toBe(403)
  expect((await refusalOf(sami.send(calls.getComingClasses, { DiplomaID: 999_999 }))).status).toBe(404)
})
