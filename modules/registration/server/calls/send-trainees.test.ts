import { afterAll, beforeAll, expect, test } from 'vitest'
import { addRegistrations } from '#database/seeds/world/classes.ts'
import { addOrganizations } from '#database/seeds/world/people.ts'
import { addClass, addTrainees } from '#testing/stages/registrations.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'

let server: TestServer
let nileId: number
beforeAll(async () => {
  server = await startTestServer()
  const { organization_id } = await server.db
    .selectFrom('people.trainee')
    .where('email', '=', 'yusuf@diwan.example')
    .select('organization_id')
    .executeTakeFirstOrThrow()
  nileId = organization_id!
})
afterAll(() => server.close())

/** People of the organization whose profile has all that a registration asks for. */
async function ownPeople(count: number): Promise<number[]> {
  const people = await addTrainees(server.db, count)
  const ids = people.map(({ id }) => id)
  await server.db
    .updateTable('people.trainee')
    .set({ organization_id: nileId, passport_expires_on: '2090-01-01' })
    .where('id', 'in', ids)
    .execute()
  return ids
}

const registered = (classId: number) =>
  server.db
    .selectFrom('registration.registration')
    .where('class_id', '=', classId)
    .select(['trainee_id', 'main', 'organization_id', 'organization_agreed_at'])
    .orderBy('trainee_id')
    .execute()

test('an organization sends several people, who are told, and pays; a trainee, a coordinator and another organization cannot', async () => {
  const hany = await server.as('hany')
  const classId = await addClass(server.db, server.now(), { max: 1 })
  const ids = await ownPeople(3)
  const body = { ClassID: classId, TraineeIDs: ids }
  const checked = await hany.send(calls.checkTrainees, { body })
  expect(checked.SeatsLeft).toBe(1)
  expect(checked.People.map(({ TraineeID, Verdict }) => [TraineeID, Verdict])).toEqual(ids.map((id) => [id, 'ready']))
  for (const other of ['layla', 'huda', 'omar', 'karim'] as const) {
    const asker = await server.as(other)
    expect(await refusalOf(asker.send(calls.checkTrainees, { body }))).toMatchObject({ status: 403 })
    expect(await refusalOf(asker.send(calls.sendTrainees, { body }))).toMatchObject({ status: 403 })
  }
  const answer = await hany.send(calls.sendTrainees, { body }, { key: 'send-three' })
  expect(answer).toEqual({ Sent: 3, Left: 0 })
  // pressed twice: the same answer, nobody twice
  expect(await hany.send(calls.sendTrainees, { body }, { key: 'send-three' })).toEqual(answer)
  const rows = await registered(classId)
  expect(rows.map((row) => [row.trainee_id, row.main, row.organization_id])).toEqual(
    ids.map((id) => [id, 'submitted', nileId]),
  )
  expect(rows.every((row) => row.organization_agreed_at !== null)).toBe(true)
  expect(await refusalOf(hany.send(calls.sendTrainees, { body }))).toMatchObject({ status: 409, code: 'nobodyReady' })
  const again = await hany.send(calls.checkTrainees, { body })
  expect(again.People.map(({ Verdict }) => Verdict)).toEqual(Array(3).fill('alreadyRegistered'))
  expect(again.People[0]!.RegistrationCode).toMatch(/\d/)
})

test('who cannot be registered is named with the reason, and all or those who can are registered as was asked', async () => {
  const { db } = server
  const hany = await server.as('hany')
  const classId = await addClass(db, server.now())
  const [able, incomplete, alone] = (await ownPeople(3)) as [number, number, number]
  await db.updateTable('people.trainee').set({ birth_date: null }).where('id', '=', incomplete).execute()
  await addRegistrations(db, [{ class_id: classId, trainee_id: alone!, main: 'submitted', created_at: server.now() }])
  const body = { ClassID: classId, TraineeIDs: [able, incomplete, alone] }
  const { People } = await hany.send(calls.checkTrainees, { body })
  expect(People).toMatchObject([
    { TraineeID: able, Verdict: 'ready' },
    { TraineeID: incomplete, Verdict: 'mandatoryDataMissing', Missing: ['birthDate'] },
    // registered alone: that, and nothing of the registration
    { TraineeID: alone, Verdict: 'alreadyRegistered', RegistrationCode: null },
  ])
  expect(await refusalOf(hany.send(calls.sendTrainees, { body }))).toMatchObject({
    status: 409,
    code: 'notAllReady',
    data: { count: 2 },
  })
  expect((await registered(classId)).map((row) => row.trainee_id)).toEqual([alone])
  expect(await hany.send(calls.sendTrainees, { body: { ...body, OnlyReady: true } })).toEqual({ Sent: 1, Left: 2 })
  expect((await registered(classId)).map((row) => row.trainee_id)).toEqual([able, alone].toSorted((a, b) => a - b))
})

test('somebody whom the academy has set inactive stands on the list of the own people, and is named like who lacks something', async () => {
  const { db } = server
  const hany = await server.as('hany')
  const classId = await addClass(db, server.now())
  const [able, inactive] = (await ownPeople(2)) as [number, number]
  await db.updateTable('people.trainee').set({ is_active: false }).where('id', '=', inactive).execute()
  const body = { ClassID: classId, TraineeIDs: [able, inactive] }
  expect((await hany.send(calls.checkTrainees, { body })).People).toMatchObject([
    { TraineeID: able, Verdict: 'ready' },
    { TraineeID: inactive, Verdict: 'inactive' },
  ])
  expect(await refusalOf(hany.send(calls.sendTrainees, { body }))).toMatchObject({ code: 'notAllReady' })
  expect(await hany.send(calls.sendTrainees, { body: { ...body, OnlyReady: true } })).toEqual({ Sent: 1, Left: 1 })
  expect((await registered(classId)).map((row) => row.trainee_id)).toEqual([able])
})

test('somebody else’s person, a closed class and a class of another organization are as if they were not there', async () => {
  const { db } = server
  const hany = await server.as('hany')
  const classId = await addClass(db, server.now())
  const [own] = (await ownPeople(1)) as [number]
  const [stranger] = await addTrainees(db, 1)
  for (const id of [stranger!.id, 999_999]) {
    const body = { ClassID: classId, TraineeIDs: [own, id] }
    for (const call of [calls.checkTrainees, calls.sendTrainees])
      expect(await refusalOf(hany.send(call, { body }))).toMatchObject({ status: 404 })
  }
  const [otherId] = await addOrganizations(db, [{ name: JSON.stringify({ ar: 'جهة أخرى' }) }])
  const theirs = await addClass(db, server.now(), { organizationId: otherId! })
  const one = { TraineeIDs: [own] }
  expect(await refusalOf(hany.send(calls.sendTrainees, { body: { ClassID: theirs, ...one } }))).toMatchObject({
    status: 404,
  })
  const begun = await addClass(db, server.now(), { inDays: -2 })
  expect(await refusalOf(hany.send(calls.sendTrainees, { body: { ClassID: begun, ...one } }))).toMatchObject({
    code: 'classClosed',
  })
  const twice = { ClassID: classId, TraineeIDs: [own, own] }
  expect(await refusalOf(hany.send(calls.sendTrainees, { body: twice }))).toMatchObject({ status: 400 })
  expect(await registered(classId)).toEqual([])
})

test('two who send the same people at the same moment register each once', async () => {
  const classId = await addClass(server.db, server.now())
  const ids = await ownPeople(4)
  const hany = await server.as('hany')
  const body = { ClassID: classId, TraineeIDs: ids, OnlyReady: true }
  const answers = await Promise.allSettled([hany, hany].map((asker) => asker.send(calls.sendTrainees, { body })))
  const sent = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.Sent : 0))
  expect(sent[0]! + sent[1]!).toBe(4)
  expect(await registered(classId)).toHaveLength(4)
})
