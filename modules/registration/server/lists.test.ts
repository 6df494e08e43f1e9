import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addRegistrations } from '#database/seeds/world/classes.ts'
import { openDatabase } from '#platform/server/database.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import { registrationCalls as calls } from '../contract/calls.ts'
import { everyTracks } from '../rules/every-standing.ts'
import { statuses, statusOf } from '../rules/status.ts'
import { taskNames, tasksOf } from '../rules/tasks.ts'
import { completeRegistration, enrolledOf, markAttending } from './public.ts'
import { hasStatus, waitsFor } from './store/conditions.ts'
import { addClass, addTrainees, eventsOf, rowOf } from '#testing/stages/registrations.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** One person in one class with the place confirmed. */
async function confirmed(email = 'layla') {
  const [trainee, huda, nadia] = [await server.as(email), await server.as('huda'), await server.as('nadia')]
  const classId = await addClass(server.db, server.now(), { state: 'confirmed' })
  const { ID } = await trainee.send(calls.add, { body: { ClassID: classId } })
  await huda.send(calls.startReview, { body: { ID, Version: 2 } })
  await nadia.send(calls.waiveFee, { body: { ID, Version: 3, Reason: 'منحة' } })
  await huda.send(calls.approve, { body: { ID, Version: 4 } })
  return { ID, classId, trainee, huda }
}

test('the lists’ SQL finds exactly what the rules say, in every combination of the tracks', async () => {
  const { db } = server
  const classId = await addClass(db, server.now())
  const all = [...everyTracks()]
  const { id: traineeId } = await db.selectFrom('people.trainee').select('id').limit(1).executeTakeFirstOrThrow()
  const asOwner = openDatabase(server.ownerAddress)
  await asOwner.db
    .transaction()
    .execute(async (tx) => {
      // Thousands of registrations of one person to one class: the index that forbids it comes back with the rollback.
      await sql`drop index registration.one_live_registration`.execute(tx)
      await addRegistrations(
        tx,
        all.map(({ hasSeat, ...tracks }, at) => ({
          ...tracks,
          code: `X-${at}`,
          class_id: classId,
          trainee_id: traineeId,
          has_seat: hasSeat,
        })),
      )
      const found = async (condition: ReturnType<typeof waitsFor>) => {
        const rows = await tx
          .selectFrom('registration.registration as r')
          .where('r.class_id', '=', classId)
          .where((eb) => condition(eb as never))
          .select('r.code')
          .execute()
        return new Set(rows.map((row) => Number(row.code.slice(2))))
      }
      for (const task of taskNames) {
        const wanted = new Set(all.flatMap((tracks, at) => (tasksOf(tracks).includes(task) ? [at] : [])))
        expect(await found(waitsFor(task)), task).toEqual(wanted)
      }
      for (const status of statuses) {
        const wanted = new Set(all.flatMap((tracks, at) => (statusOf(tracks) === status ? [at] : [])))
        expect(await found(hasStatus(status)), status).toEqual(wanted)
      }
      throw new Error('roll back')
    })
    .catch((error: Error) => expect(error.message).toBe('roll back'))
    .finally(asOwner.close)
})

test('a reviewer’s lists: by class, task, status and search, with counts', async () => {
  const huda = await server.as('huda')
  const classId = await addClass(server.db, server.now(), { max: 3 })
  const people = await addTrainees(server.db, 3)
  const ids: number[] = []
  for (const { email } of people) {
    ids.push((await (await server.as(email)).send(calls.add, { body: { ClassID: classId } })).ID)
  }
  await huda.send(calls.startReview, { body: { ID: ids[0]!, Version: 2 } })
  await huda.send(calls.approve, { body: { ID: ids[0]!, Version: 3 } })
  const list = (query: object) => huda.send(calls.getRegistrations, { ClassID: classId, ...query } as never)
  expect((await list({})).Total).toBe(3)
  expect((await list({ sort: 'Code' })).Items.map((row) => row.ID)).toEqual(ids)
  expect((await list({ Task: 'review' })).Items.map((row) => row.ID).sort()).toEqual(ids.slice(1))
  expect((await list({ Status: 'awaitingInvoice' })).Items.map((row) => row.ID)).toEqual([ids[0]])
  expect((await list({ Main: 'approved', Money: 'notDue' })).Total).toBe(1)
  const { Code } = (await list({})).Items[0]!
  expect((await list({ search: Code.toLowerCase() })).Total).toBe(1)
  expect((await list({ search: '%' })).Total).toBe(0)
  expect((await list({ search: 'تجريبي' })).Total).toBe(3)
  expect((await list({ pageSize: 10, pageNum: 2 })).Items).toEqual([])
  const [row] = (await huda.send(calls.getRegistrationClasses, { ClassID: classId })).Items
  expect(row).toMatchObject({ SeatsLeft: 2, ToReview: 2, Approved: 1, ToDo: 3, Waiting: 0, Enrolled: 0 })
  expect((await huda.send(calls.getRegistrationClasses, { ClassID: classId, OnlyToDo: true, Mine: true })).Total).toBe(
    0,
  )
  const tasks = await huda.send(calls.getRegistrationTasks, {})
  expect(tasks.find((task) => task.Task === 'review')!.Count).toBeGreaterThanOrEqual(2)
})

test('the published lists of people and classes go to those who teach, study or run them', async () => {
  const { ID, classId, trainee, huda } = await confirmed()
  const [omar, hany, mariam] = [await server.as('omar'), await server.as('hany'), await server.as('mariam')]
  const roll = await huda.send(calls.getCourseClassByIDWithTrainee, { ID: classId })
  expect(roll.Trainees).toMatchObject([{ RegistrationID: ID, Main: 'confirmed' }])
  expect(await huda.send(calls.getCourseClassByCodeWithTrainee, { ID: roll.ClassCode })).toEqual(roll)
  expect((await refusalOf(huda.send(calls.getCourseClassByCodeWithTrainee, { ID: 'CC-NONE' }))).code).toBe('notFound')
  expect((await refusalOf(omar.send(calls.getTraineeByCourseClassID, { courseClassID: classId }))).code).toBe(
    'notFound',
  )
  const { id: instructorId } = await server.db
    .selectFrom('people.instructor')
    .where('email', '=', 'omar@diwan.example')
    .select('id')
    .executeTakeFirstOrThrow()
  await server.db
    .insertInto('classes.class_staff')
    .values({ class_id: classId, instructor_id: instructorId, state: 'accepted' })
    .execute()
  expect(await omar.send(calls.getTraineeByCourseClassID, { courseClassID: classId })).toHaveLength(1)
  const { TraineeID } = roll.Trainees[0]!
  const codes = (rows: { ClassID: number }[]) => rows.map((row) => row.ClassID)
  expect(codes(await omar.send(calls.getCourseClassByTraineeID, { ID: TraineeID }))).toEqual([classId])
  expect(codes(await trainee.send(calls.getCourseClassByTraineeID))).toEqual([classId])
  expect(codes(await hany.send(calls.getCourseClassByTraineeID, { ID: TraineeID }))).toEqual([])
  expect(codes(await mariam.send(calls.getCourseClassByTraineeID, { ID: TraineeID }))).toEqual([])
  expect(codes(await huda.send(calls.getCourseClassByTraineeIDForAdmin, { ID: TraineeID }))).toContain(classId)
  expect(codes(await trainee.send(calls.getCourseClassByTraineeIDForTrainee))).toContain(classId)
  expect(codes(await trainee.send(calls.getAllTraineeCourses))).toContain(classId)
  expect((await refusalOf(huda.send(calls.getAllTraineeCourses, {}))).code).toBe('notFound')
  const withOmar = () => omar.send(calls.getCourseClassByInstructorAndTrainee, { ID: TraineeID })
  expect(codes(await withOmar())).toEqual([classId])
  const { Items: taught } = await omar.send(peopleCalls.listTraineesOfInstructor)
  expect(taught.map((each) => each.ID)).toEqual([TraineeID])
  expect(codes(await trainee.send(calls.getAllObtainCourses))).not.toContain(classId)
  await server.db.updateTable('registration.registration').set({ main: 'completed' }).where('id', '=', ID).execute()
  expect(codes(await trainee.send(calls.getAllObtainCourses))).toContain(classId)
  await server.db.deleteFrom('classes.class_staff').where('class_id', '=', classId).execute()
  expect([codes(await withOmar()), (await omar.send(peopleCalls.listTraineesOfInstructor)).Total]).toEqual([[], 0])
})

test('what the modules below may do', async () => {
  const { db } = server
  const { ID, classId, huda } = await confirmed('mariam')
  expect(await enrolledOf(db, classId)).toMatchObject([{ registrationId: ID, isEnrolled: true }])
  await markAttending(db, ID)
  await markAttending(db, ID)
  expect((await rowOf(db, ID)).main).toBe('attending')
  await completeRegistration(db, ID, 'failed', { actorId: huda.accountId, requestId: null })
  await completeRegistration(db, ID, 'completed', { actorId: huda.accountId, requestId: null })
  await completeRegistration(db, ID, 'completed', { actorId: huda.accountId, requestId: null })
  expect((await rowOf(db, ID)).main).toBe('completed')
  expect((await eventsOf(db, ID)).slice(-4)).toEqual([
    'registration.confirm',
    'registration.begin',
    'registration.fail',
    'registration.complete',
  ])
})
