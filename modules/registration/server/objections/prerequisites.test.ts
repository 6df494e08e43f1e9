import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCourses, addRegistrations } from '#database/seeds/world/classes.ts'
import { addDays, dayOf } from '#platform/shared/values/dates.ts'
import { addClass, classRow, rowOf } from '#testing/stages/registrations.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

test('who lacks a course that another one builds upon is told which and when, and is let in with a reason alone', async () => {
  const { db } = server
  const [layla, huda] = [await server.as('layla'), await server.as('huda')]
  const classId = await addClass(db, server.now(), { max: 5 })
  const { course_id } = await db
    .selectFrom('classes.course_class')
    .where('id', '=', classId)
    .select('course_id')
    .executeTakeFirstOrThrow()
  const [required] = (await addCourses(db, [{ code: 'BASE-1' }])) as [number]
  await db
    .insertInto('catalogue.course_prerequisite')
    .values({ course_id, required_id: required, position: 0 })
    .execute()
  const against = async (who: Asker, about: object) =>
    (await who.send(calls.getObjections, { ClassID: classId, ...about })).Objections
  expect(await against(layla, {})).toMatchObject([
    {
      Kind: 'prerequisiteMissing',
      HoldsUp: 'submission',
      MayOverride: false,
      Courses: [{ Code: 'BASE-1', NextDate: null }],
    },
  ])
  const body = { ClassID: classId }
  expect(await refusalOf(layla.send(calls.add, { body }))).toMatchObject({
    code: 'prerequisiteMissing',
    data: { code: 'BASE-1' },
  })
  // a draft may wait for the course; it is not handed in, and nobody waives it for themselves
  const draft = await layla.send(calls.add, { body: { ...body, Submit: false } })
  const sending = { body: { ID: draft.ID, Version: draft.Version } }
  expect((await refusalOf(layla.send(calls.submit, sending))).code).toBe('prerequisiteMissing')
  const Reason = 'خبرة عشر سنوات'
  const waived = { ...body, Overrides: [{ Kind: 'prerequisiteMissing' as const, Reason }] }
  expect((await refusalOf(layla.send(calls.add, { body: waived }))).code).toBe('notAllowed')

  // completed in another class of that course, it lets in
  const other = await addClass(db, server.now(), { max: 5 })
  await db.updateTable('classes.course_class').set({ course_id: required }).where('id', '=', other).execute()
  const [lacks] = (await layla.send(calls.getObjections, { RegistrationID: draft.ID })).Objections
  expect(lacks!.Courses[0]!.NextDate).toMatch(/^20\d\d-/)
  const { trainee_id } = await rowOf(db, draft.ID)
  const [done] = await addRegistrations(db, [{ class_id: other, trainee_id, main: 'failed', created_at: server.now() }])
  expect((await refusalOf(layla.send(calls.submit, sending))).code).toBe('prerequisiteMissing')
  await db.updateTable('registration.registration').set({ main: 'completed' }).where('id', '=', done!).execute()
  expect((await layla.send(calls.submit, sending)).Status).toBe('submitted')

  const yusuf = await db
    .selectFrom('people.trainee')
    .where('id', '<>', trainee_id)
    .where('is_active', '=', true)
    .select('id')
    .orderBy('id')
    .execute()
  for (const { id } of yusuf) {
    const ready = await huda.send(calls.getMandatoryData, { ClassID: classId, TraineeID: id })
    if (ready.Missing.length > 0) continue
    expect(await against(huda, { TraineeID: id })).toMatchObject([{ Kind: 'prerequisiteMissing', MayOverride: true }])
    expect((await refusalOf(huda.send(calls.add, { body: { ...body, TraineeID: id } }))).code).toBe(
      'prerequisiteMissing',
    )
    const letIn = await huda.send(calls.add, { body: { ...waived, TraineeID: id } })
    expect((await huda.send(calls.getRegistration, { ID: letIn.ID })).Overrides).toMatchObject([
      { Kind: 'prerequisiteMissing', Reason, By: expect.any(String) },
    ])
    const entry = await db
      .selectFrom('platform.audit')
      .where('kind', '=', 'registration.override')
      .where('subject_id', '=', letIn.ID)
      .select(['before', 'after'])
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({
      before: { reason: null },
      after: { objection: 'prerequisiteMissing', reason: Reason },
    })
    // what was let pass stands no more, and nothing else does
    const again = { ID: letIn.ID, Version: letIn.Version, Reason }
    const clash = huda.send(calls.override, { body: { ...again, Kind: 'calendarClash' } })
    expect(await refusalOf(clash)).toMatchObject({ status: 409, code: 'nothingToOverride' })
    expect((await refusalOf(layla.send(calls.override, { body: { ...again, Kind: 'calendarClash' } }))).status).toBe(
      403,
    )
    return
  }
  throw new Error('no trainee of the cast has all mandatory data')
})

test('the next date of what is lacking is that of the first class that the trainee could enter', async () => {
  const { db } = server
  const layla = await server.as('layla')
  const classId = await addClass(db, server.now(), { max: 5 })
  const { course_id } = await classRow(db, classId)
  const [required] = (await addCourses(db, [{ code: 'BASE-2' }])) as [number]
  await db
    .insertInto('catalogue.course_prerequisite')
    .values({ course_id, required_id: required, position: 1 })
    .execute()
  const { id: organizationId } = await db.selectFrom('people.organization').select('id').executeTakeFirstOrThrow()
  const ofBase = async (wishes: Parameters<typeof addClass>[2], set: { seats_taken?: number } = {}) => {
    const id = await addClass(db, server.now(), wishes)
    await db
      .updateTable('classes.course_class')
      .set({ course_id: required, ...set })
      .where('id', '=', id)
      .execute()
  }
  const next = async () =>
    (await layla.send(calls.getObjections, { ClassID: classId })).Objections.find(
      ({ Kind }) => Kind === 'prerequisiteMissing',
    )!.Courses.map(({ Code, NextDate }) => [Code, NextDate])
  // Called off, of one organization, full, and running already.
  await ofBase({ inDays: 10, state: 'cancelled' })
  await ofBase({ inDays: 12, organizationId })
  await ofBase({ inDays: 14, max: 3 }, { seats_taken: 3 })
  await ofBase({ inDays: -1, state: 'running' })
  expect(await next()).toEqual([['BASE-2', null]])
  await ofBase({ inDays: 70 })
  await ofBase({ inDays: 40, state: 'confirmed' })
  expect(await next()).toEqual([['BASE-2', addDays(dayOf(server.now()), 40)]])
})
