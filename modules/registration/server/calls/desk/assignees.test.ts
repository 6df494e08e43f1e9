import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { addClass, addTrainees, eventsOf, rowOf } from '#testing/stages/registrations.ts'
import { registrationCalls as calls } from '../../../contract/calls.ts'

/* Who has taken a registration decides about it for half an hour, unless another takes it over. */

let server: TestServer
let huda: Asker
let sami: Asker
let nadia: Asker
beforeAll(async () => {
  server = await startTestServer()
  ;[huda, sami, nadia] = await Promise.all([server.as('huda'), server.as('sami'), server.as('nadia')])
})
afterAll(() => server.close())

async function registered() {
  const classId = await addClass(server.db, server.now())
  const [person] = await addTrainees(server.db, 1)
  const trainee = await server.as(person!.email)
  const { ID } = await trainee.send(calls.add, { body: { ClassID: classId } })
  return { ID, trainee }
}
const standing = async (ID: number) => ({ ID, Version: (await rowOf(server.db, ID)).version })
const take = (who: Asker, ID: number, Over = false) => who.send(calls.takeUp, { body: { ID, Over } })
const startReview = async (who: Asker, ID: number) => who.send(calls.startReview, { body: await standing(ID) })
const taken = async (who: Asker, ID: number) =>
  (await who.send(calls.getAssignees, {})).Items.find((each) => each.RegistrationID === ID)
const refused = { status: 409, code: 'takenByOther', data: { name: expect.stringMatching(/./) } }

test('nobody else decides about what somebody has taken, by one call or with others; its trainee is not held up', async () => {
  const { ID, trainee } = await registered()
  await take(huda, ID)
  expect(await taken(huda, ID)).toMatchObject({ IsMine: true, Actions: ['giveBack'] })
  expect(await taken(sami, ID)).toMatchObject({ IsMine: false, Actions: ['takeUp'], TakenBy: expect.any(String) })

  expect(await refusalOf(startReview(sami, ID))).toMatchObject(refused)
  expect(await refusalOf(take(sami, ID))).toMatchObject(refused)
  expect(await refusalOf(nadia.send(calls.approveRegistrations, { body: { IDs: [ID] } }))).toMatchObject(refused)
  expect((await rowOf(server.db, ID)).main).toBe('submitted')
  expect(await startReview(huda, ID)).toMatchObject({ Main: 'underReview' })
  expect(await trainee.send(calls.withdraw, { body: await standing(ID) })).toMatchObject({ Main: 'withdrawn' })
  expect(await eventsOf(server.db, ID)).toContain('registration.takeUp')
})

test('it is taken over, given back, and free by itself after half an hour', async () => {
  const { ID } = await registered()
  await take(huda, ID)
  await take(sami, ID, true)
  expect(await refusalOf(startReview(huda, ID))).toMatchObject(refused)
  // What is not hers she gives back to nobody.
  await huda.send(calls.giveBack, { body: { ID } })
  expect(await refusalOf(startReview(huda, ID))).toMatchObject(refused)
  await sami.send(calls.giveBack, { body: { ID } })
  expect(await taken(huda, ID)).toBe(undefined)

  const { Until } = await take(sami, ID)
  const mine = async () => (await sami.send(calls.getRegistrations, { TakenByMe: true })).Items.map((row) => row.ID)
  expect(await mine()).toContain(ID)
  server.at(Until)
  expect(await mine()).not.toContain(ID)
  expect(await taken(huda, ID)).toBe(undefined)
  expect(await startReview(huda, ID)).toMatchObject({ Main: 'underReview' })
  server.at()
})

test('of two who take it at once one has it', async () => {
  const { ID } = await registered()
  const both = await Promise.allSettled([take(huda, ID), take(sami, ID)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [one, other] = await Promise.all([taken(huda, ID), taken(sami, ID)])
  expect([one!.IsMine, other!.IsMine].toSorted()).toEqual([false, true])
})

test('it is for reviewers, and for registrations that they reach', async () => {
  const { ID, trainee } = await registered()
  expect(await refusalOf(trainee.send(calls.getAssignees, {}))).toMatchObject({ status: 403 })
  expect(await refusalOf(take(trainee, ID))).toMatchObject({ status: 403 })
  expect(await refusalOf(take(huda, 999_999))).toMatchObject({ status: 404 })
  // Who decides is nothing that applicants find their registrations by.
  await take(huda, ID)
  expect((await trainee.send(calls.getRegistrations, { TakenByMe: true })).Total).toBe(0)
})
