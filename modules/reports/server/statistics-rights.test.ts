import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { reportsCalls as calls } from '../contract/calls.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const period = { From: '2026-01-01', To: '2026-12-31' }
const ask = async (who: string, Subject: 'results' | 'income' | 'feedback', more = {}) =>
  (await server.as(who)).send(calls.getStatistic, { Subject, By: 'month', ...period, ...more })

test('a subject opens for whom its rule names: keepers of feedback see feedback alone, planners all but it', async () => {
  await ask('huda', 'income')
  await ask('sami', 'results')
  expect(await refusalOf(ask('huda', 'feedback'))).toMatchObject({ status: 403, code: 'notAllowed' })
  for (const who of ['omar', 'karim', 'layla', 'hany'])
    expect(await refusalOf(ask(who, 'results')), who).toMatchObject({ status: 403 })
  const { id } = await server.db
    .selectFrom('accounts.account')
    .where('email', '=', 'omar@diwan.example')
    .select('id')
    .executeTakeFirstOrThrow()
  await server.db
    .updateTable('accounts.account')
    .set({ permissions: ['assessmentmanagement'] })
    .where('id', '=', id)
    .execute()
  await ask('omar', 'feedback')
  expect(await refusalOf(ask('omar', 'income'))).toMatchObject({ status: 403, code: 'notAllowed' })
  const rows = { Subject: 'income' as const, Figure: 'paid', ...period }
  expect(await refusalOf((await server.as('omar')).send(calls.getCountedRows, rows))).toMatchObject({ status: 403 })
  const { Subjects } = await (await server.as('omar')).send(calls.getStatisticSums, period)
  expect(Subjects.map(({ Subject }) => Subject)).toEqual(['feedback'])
})

test('what cannot be counted so is refused in words, before anything is counted', async () => {
  expect(await refusalOf(ask('nadia', 'income', { By: 'gender' }))).toMatchObject({ status: 409, code: 'notGroupedSo' })
  const rows = { Subject: 'results' as const, Figure: 'percents', ...period }
  expect(await refusalOf((await server.as('nadia')).send(calls.getCountedRows, rows))).toMatchObject({
    status: 409,
    code: 'notGroupedSo',
  })
  expect(await refusalOf(ask('nadia', 'results', { From: '2026-03-02', To: '2026-03-01' }))).toMatchObject({
    status: 409,
    code: 'periodTooLong',
  })
  expect(await refusalOf(ask('nadia', 'results', { From: '2000-01-01' }))).toMatchObject({ code: 'periodTooLong' })
  expect(await refusalOf(ask('nadia', 'results', { CourseID: 'x'.repeat(50) }))).toMatchObject({ status: 400 })
  const none = await ask('nadia', 'results', { CourseID: `1' or '1'='1` })
  expect(none.Groups).toEqual([])
})
