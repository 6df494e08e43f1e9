import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { setFee } from '#testing/stages/membership/cards.ts'
import { addTrainees } from '#testing/stages/registrations.ts'
import { membershipCalls as calls } from '../contract/calls.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('fifty cards that are confirmed at the same moment have fifty numbers without a gap', async () => {
  await setFee(server, 0)
  const ids = (await addTrainees(server.db, 50)).map(({ id }) => id)
  const { rows } = await sql<{ id: number }>`insert into membership.card (trainee_id, kind, state, requested_by)
    select id, 'first', 'pendingReview', 1 from unnest(${ids}::integer[]) id returning id`.execute(server.db)
  const [sami, nadia] = [await server.as('sami'), await server.as('nadia')]
  const answers = await Promise.all(
    rows.flatMap(({ id }, at) => {
      const body = { ID: id, Version: 1 }
      // Some are pressed by two at once: one of both gets through.
      const first = (at % 2 ? sami : nadia).send(calls.approve, { body })
      return at % 10
        ? [first]
        : [first, sami.send(calls.approve, { body }).catch(() => null)].map((each) => each.catch(() => null))
    }),
  )
  const numbers = answers.flatMap((answer) => answer?.Number ?? []).toSorted()
  const year = numbers[0]!.slice(3, 7)
  expect(numbers).toEqual(Array.from({ length: 50 }, (_, at) => `MC-${year}-${String(at + 1).padStart(4, '0')}`))
})
