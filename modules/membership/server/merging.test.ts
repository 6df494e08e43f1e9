import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { cardTo } from '#testing/stages/membership/cards.ts'
import { addTrainees } from '#testing/stages/registrations.ts'
import { membershipCalls as calls } from '../contract/calls.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Layla's record and another of hers, made by hand. */
async function twin(state: 'requested' | 'active', at: string) {
  const nadia = await server.as('nadia')
  const [added] = await addTrainees(server.db, 1)
  const gone = added!.id
  const { id: kept } = await server.db
    .selectFrom('people.trainee')
    .where('email', '=', 'layla@diwan.example')
    .select('id')
    .executeTakeFirstOrThrow()
  const is = state === 'active'
  const card = await sql<{
    id: number
  }>`insert into membership.card (trainee_id, kind, state, requested_by, number, verify_code, name_ar, name_en, valid_from, valid_until)
    values (${gone}, 'first', ${state}, 1, ${is ? `MC-X${at}` : null}, ${is ? at.repeat(32) : null}, ${is ? 'ليلى' : null}, ${is ? 'Layla' : null},
      ${is ? '2026-01-01' : null}::date, ${is ? '2099-01-01' : null}::date) returning id`.execute(server.db)
  const [one, other] = [
    await nadia.send(peopleCalls.getTrainee, { ID: kept }),
    await nadia.send(peopleCalls.getTrainee, { ID: gone }),
  ]
  const body = {
    KeptID: kept,
    KeptVersion: one.Version,
    GoneID: gone,
    GoneVersion: other.Version,
    FromGone: [],
  } as never
  return { cardId: card.rows[0]!.id, merge: () => nadia.send(peopleCalls.mergeTrainees, { body }) }
}

test('two applications on their way keep two records apart; of two cards in force one is replaced', async () => {
  const [layla, sami] = [await server.as('layla'), await server.as('sami')]
  const ID = await cardTo({ trainee: layla, keeper: sami }, 'requested')
  const applied = await twin('requested', 'a')
  expect(await refusalOf(applied.merge())).toMatchObject({ status: 409 })
  const about = async (id: number) => ({
    ID: id,
    Version: (await sami.send(calls.getMembershipCard, { ID: id })).Version,
  })
  await sami.send(calls.takeForReview, { body: await about(ID) })
  await sami.send(calls.approve, { body: await about(ID) })
  await sami.send(calls.activate, { body: { IDs: [ID] } })
  const held = await twin('active', 'b')
  await held.merge()
  expect(await sami.send(calls.getMembershipCard, { ID: held.cardId })).toMatchObject({
    State: 'replaced',
    TraineeCode: 'T-0001',
  })
  expect(await sami.send(calls.getMembershipCard, { ID })).toMatchObject({ State: 'active' })
  expect((await layla.send(calls.getMyMembershipCards)).Cards.map((card) => card.ID)).toEqual([held.cardId, ID])
})
