import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { cardTo } from '#testing/stages/membership/cards.ts'
import { membershipCalls as calls } from '../contract/calls.ts'
import { ownData } from './own-data.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('who is erased leaves cards that have ended, without the name and what was written', async () => {
  const { db } = server
  const [layla, yusuf, sami] = [await server.as('layla'), await server.as('yusuf'), await server.as('sami')]
  const card = await cardTo({ trainee: layla, keeper: sami }, 'active', { Note: 'canary' })
  const kept = await cardTo({ trainee: yusuf, keeper: sami }, 'active')
  const { verify_code, trainee_id } = await db
    .selectFrom('membership.card')
    .where('id', '=', card)
    .selectAll()
    .executeTakeFirstOrThrow()
  await cardTo({ trainee: layla, keeper: sami }, 'requested', { Kind: 'replacement', Cause: 'lost' })
  const person = {
    accountId: layla.accountId,
    email: 'layla@diwan.example',
    traineeId: trainee_id,
    instructorId: null,
    organizationId: null,
  }
  const pseudonym = { nameAr: 'محذوف', nameEn: 'Erased', email: 'erased@example.com' }
  await ownData.erase!(db, { person, pseudonym, now: server.now(), vault: server.vault })
  const own = await db
    .selectFrom('membership.card')
    .where('trainee_id', '=', trainee_id)
    .orderBy('id')
    .select(['state', 'note', 'name_ar'])
    .execute()
  expect(own).toEqual([
    { state: 'expired', note: '', name_ar: 'محذوف' },
    { state: 'rejected', note: '', name_ar: null },
  ])
  expect(await server.anonymous.send(calls.verifyMembershipCard, { Code: verify_code! })).toMatchObject({
    NameEn: 'Erased',
    Status: 'expired',
  })
  // Nobody else's is touched.
  expect(await sami.send(calls.getMembershipCard, { ID: kept })).toMatchObject({ State: 'active' })
  expect(await refusalOf(yusuf.send(calls.getMembershipCard, { ID: card }))).toMatchObject({ status: 403 })
})

test('a card that was confirmed and never handed out ends on the academy’s day', async () => {
  const { db } = server
  const [mariam, sami] = [await server.as('mariam'), await server.as('sami')]
  const card = await cardTo({ trainee: mariam, keeper: sami }, 'confirmed')
  // Half past ten in the evening by Greenwich is the next day at the academy.
  const [asked, erased] = ['2026-01-10T22:30:00Z', '2026-01-12T22:30:00Z']
  await sql`update membership.card set requested_at = ${asked} where id = ${card}`.execute(db)
  const { trainee_id } = await db
    .selectFrom('membership.card')
    .where('id', '=', card)
    .select('trainee_id')
    .executeTakeFirstOrThrow()
  const person = {
    accountId: mariam.accountId,
    email: 'mariam@diwan.example',
    traineeId: trainee_id,
    instructorId: null,
    organizationId: null,
  }
  const pseudonym = { nameAr: 'محذوفة', nameEn: 'Erased', email: 'erased2@example.com' }
  await ownData.erase!(db, { person, pseudonym, now: new Date(erased), vault: server.vault })
  const { rows } = await sql`select state, valid_from::text, valid_until::text from membership.card
    where id = ${card}`.execute(db)
  expect(rows).toEqual([{ state: 'expired', valid_from: '2026-01-11', valid_until: '2026-01-13' }])
})
