import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedSample } from '#database/seeds/sample.ts'
import { byOf } from '#platform/server/audit/by.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { peopleCalls } from '../contract/calls.ts'
import { uploads } from './uploads.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await seedSample(server.db, '2026-11-21')
})
afterAll(() => server.close())

test('an instructor sees the trainees of the own classes, and those alone', async () => {
  const omar = await server.as('omar')
  const { Items, Total } = await omar.send(peopleCalls.listTrainees, { sort: 'Code', pageSize: 100 })
  const taught = await server.db
    .selectFrom('people.taught_facts as f')
    .innerJoin('people.instructor as i', 'i.id', 'f.instructor_id')
    .select('f.trainee_id')
    .where('i.account_id', '=', omar.accountId)
    .execute()
  expect(taught.length).toBeGreaterThan(0)
  expect(Total).toBe(taught.length)
  expect(Items.every((row) => row.Actions.length === 0)).toBe(true)
  const ids = new Set(taught.map((row) => row.trainee_id))
  const other = await server.db
    .selectFrom('people.trainee')
    .select('id')
    .where('id', 'not in', [...ids])
    .executeTakeFirstOrThrow()
  expect((await refusalOf(omar.send(peopleCalls.getTrainee, { ID: other.id }))).code).toBe('notFound')
  expect((await omar.send(peopleCalls.getTrainee, { ID: taught[0]!.trainee_id })).PassportEnding?.length ?? 3).toBe(3)
})

test('a trainee with registrations is not deleted, alone or among others, and nothing of the others is', async () => {
  const sami = await server.as('sami')
  const before = (await sami.send(peopleCalls.listTrainees)).Total
  const free = await server.db
    .selectFrom('people.trainee as t')
    .leftJoin('registration.registration as r', 'r.trainee_id', 't.id')
    .select('t.id')
    .where('r.id', 'is', null)
    .executeTakeFirstOrThrow()
  const busy = await server.db.selectFrom('registration.registration').select('trainee_id').executeTakeFirstOrThrow()
  const both = { body: { IDs: [free.id, busy.trainee_id] } }
  expect((await refusalOf(sami.send(peopleCalls.deleteTrainees, both))).code).toBe('hasData')
  expect((await sami.send(peopleCalls.listTrainees)).Total).toBe(before)
  await sami.send(peopleCalls.deleteTrainees, { body: { IDs: [free.id] } })
  expect((await sami.send(peopleCalls.listTrainees)).Total).toBe(before - 1)
})

test('who teaches a trainee sees neither birth date nor passport; reviewers and the trainee do', async () => {
  const [omar, huda] = [await server.as('omar'), await server.as('huda')]
  const taught = (await omar.send(peopleCalls.listTrainees)).Items
  const all = (await huda.send(peopleCalls.listTrainees, { search: 'ليلى', pageSize: 100 })).Items
  expect(taught.length).toBeGreaterThan(0)
  const hidden = { BirthDate: null, PassportEnding: null, PassportExpiresOn: null }
  for (const row of taught) expect(row).toMatchObject(hidden)
  const known = await server.db
    .selectFrom('people.trainee')
    .select(['id', 'birth_date', 'passport_ending'])
    .where(
      'id',
      'in',
      taught.map((row) => row.ID),
    )
    .where('passport_ending', 'is not', null)
    .executeTakeFirstOrThrow()
  expect(await omar.send(peopleCalls.getTrainee, { ID: known.id })).toMatchObject({ ...hidden, PassportFile: null })
  const seen = { BirthDate: known.birth_date, PassportEnding: known.passport_ending }
  expect(await huda.send(peopleCalls.getTrainee, { ID: known.id })).toMatchObject(seen)
  expect(all.some((row) => row.PassportEnding !== null)).toBe(true)
  const own = await (await server.as('layla')).send(peopleCalls.getLoginTrainee)
  expect(own.PassportEnding).toBe('361')
  expect(own.BirthDate).not.toBeNull()
})

test('a passport scan opens for reviewers, who leave an event, and for its owner', async () => {
  const { mayOpen } = uploads.find((each) => each.field === 'passportScan')!
  const trainees = await server.db
    .selectFrom('people.trainee')
    .select(['id', 'account_id'])
    .orderBy('id')
    .limit(2)
    .execute()
  const scan = { id: 1, field: 'passportScan', subject_type: 'trainee', subject_id: trainees[0]!.id, uploaded_by: 1 }
  const as = (who: Partial<Actor>): Actor => ({
    userId: 1,
    role: 'trainee',
    permissions: [],
    traineeId: null,
    instructorId: null,
    organizationId: null,
    actingAdminId: null,
    name: '',
    language: 'ar',
    ...who,
  })
  const opens = (who: Partial<Actor>) =>
    mayOpen(server.db, as(who), scan, byOf(as(who), { id: 'r-1', ip: '192.0.2.1' }))
  expect(await opens({ role: 'customer', organizationId: 1 })).toBe(false)
  expect(await opens({ role: 'trainee', traineeId: trainees[1]!.id })).toBe(false)
  expect(await opens({ role: 'trainee', traineeId: trainees[0]!.id })).toBe(true)
  const events = () =>
    server.db.selectFrom('platform.event').select('actor_id').where('kind', '=', 'people.openPassportScan').execute()
  expect(await events()).toEqual([])
  expect(await opens({ role: 'trainingcoordinator', userId: 3 })).toBe(true)
  expect(await events()).toEqual([{ actor_id: 3 }])
})
