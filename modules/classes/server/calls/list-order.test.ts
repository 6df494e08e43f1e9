import { afterAll, beforeAll, expect, test } from 'vitest'
import { addClasses } from '#database/seeds/world/classes.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { classesCalls as calls } from '../../contract/calls.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

test('the list begins with what is held now and comes next; what is over, called off or put off stands behind, the newest first', async () => {
  server.at('2026-03-15T08:00:00Z')
  const { id: course_id } = await server.db
    .selectFrom('catalogue.course')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const stood = [
    ['OVER-LONG-AGO', '2025-04-06', 'closed'],
    ['FAR', '2026-11-01', 'open'],
    ['OVER', '2026-03-01', 'ended'],
    ['NOW', '2026-03-15', 'running'],
    ['CALLED-OFF', '2026-04-05', 'cancelled'],
    ['NEXT', '2026-03-22', 'confirmed'],
    ['PUT-OFF', '2026-05-03', 'postponed'],
    ['DRAFT', '2026-03-29', 'draft'],
    ['AT-RISK', '2026-03-24', 'tentative'],
    ['RESULTS', '2026-02-01', 'resultsPublished'],
  ] as const
  await addClasses(
    server.db,
    stood.map(([code, starts_on, state]) => ({ code, course_id, starts_on, state })),
  )
  const huda = await server.as('huda')
  const codes = async (query: object = {}) =>
    (await huda.send(calls.getCourseClasses, query)).Items.map(({ Code }) => Code)
  const ahead = ['NOW', 'NEXT', 'AT-RISK', 'DRAFT', 'FAR']
  const behind = ['PUT-OFF', 'CALLED-OFF', 'OVER', 'RESULTS', 'OVER-LONG-AGO']
  expect(await codes({ pageSize: 100 })).toEqual([...ahead, ...behind])
  expect([...(await codes({ pageSize: 10, Live: true })), ...(await codes({ pageSize: 10, Live: false }))]).toEqual([
    ...ahead,
    'PUT-OFF',
    ...behind.slice(1),
  ])
  expect(await codes({ pageSize: 100, sort: '-Nearest' })).toEqual([...ahead, ...behind].toReversed())
  expect((await codes({ pageSize: 100, sort: '-StartDate' })).slice(0, 2)).toEqual(['FAR', 'PUT-OFF'])
})
