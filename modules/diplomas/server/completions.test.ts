import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { diplomasCalls as calls } from '../contract/calls.ts'

/* Who of the staff sees which trainees have completed a track. */

let server: TestServer
let trackId: number
let diplomaId: number
beforeAll(async () => {
  server = await startTestServer()
  const { rows } = await sql<{ id: number }>`insert into diplomas.track (code, name, is_published)
    values ('T-DONE', '{"en": "Safety"}', true) returning id`.execute(server.db)
  trackId = rows[0]!.id
  const diploma = await sql<{
    id: number
  }>`insert into diplomas.diploma (code, name) values ('D-ELSE', '{"en": "Other"}')
    returning id`.execute(server.db)
  diplomaId = diploma.rows[0]!.id
  await sql`insert into diplomas.track (code, name, diploma_id, is_published)
    values ('T-ELSE', '{"en": "Other"}', ${diplomaId}, true)`.execute(server.db)
  const complete = (who: string, code: string, at: string, withdrawn: string | null = null) =>
    sql`insert into diplomas.track_completion (track_id, trainee_id, course_ids, completed_at, withdrawn_at)
      select t.id, p.id, '{}', ${at}, ${withdrawn} from diplomas.track t, people.trainee p
      where t.code = ${code} and p.email = ${`${who}@diwan.example`}`.execute(server.db)
  // Just before and after midnight of the academy's day, which is UTC's evening.
  await complete('layla', 'T-DONE', '2026-03-01T21:59:00Z')
  await complete('yusuf', 'T-DONE', '2026-03-01T22:01:00Z')
  await complete('mariam', 'T-DONE', '2026-03-05T09:00:00Z', '2026-03-06T09:00:00Z')
  await complete('mariam', 'T-ELSE', '2026-03-07T09:00:00Z')
})
afterAll(() => server.close())

const names = async (query = {}) =>
  (await (await server.as('huda')).send(calls.listCompletions, query)).Items.map(
    (row) => `${row.TrackCode} ${row.FullName.en?.split(' ')[0]}`,
  )

test('the newest first, without those that were withdrawn, narrowed by track, organization, day and name', async () => {
  expect(await names()).toEqual(['T-ELSE Mariam', 'T-DONE Yusuf', 'T-DONE Layla'])
  expect(await names({ TrackID: trackId })).toEqual(['T-DONE Yusuf', 'T-DONE Layla'])
  expect(await names({ DiplomaID: diplomaId })).toEqual(['T-ELSE Mariam'])
  expect(await names({ To: '2026-03-01' })).toEqual(['T-DONE Layla'])
  expect(await names({ From: '2026-03-02', To: '2026-03-02' })).toEqual(['T-DONE Yusuf'])
  expect(await names({ search: 'mariam' })).toEqual(['T-ELSE Mariam'])
  const { rows } = await sql<{ id: number }>`select organization_id as id from people.trainee
    where email = 'yusuf@diwan.example'`.execute(server.db)
  expect(await names({ OrganizationID: rows[0]!.id, TrackID: trackId })).toEqual(['T-DONE Yusuf'])
})

test('who teaches, takes part or pays reads none, and the count of the track is the number of its rows', async () => {
  for (const who of ['salma', 'layla', 'hany', 'karim'])
    expect(await refusalOf((await server.as(who)).send(calls.listCompletions, {}))).toMatchObject({ status: 403 })
  const sami = await server.as('sami')
  const { Total } = await sami.send(calls.listCompletions, { TrackID: trackId })
  expect((await sami.send(calls.getTrack, { ID: trackId })).Completed).toBe(Total)
})

test('a coordinator chooses among all tracks and diplomas, and does nothing to them', async () => {
  const huda = await server.as('huda')
  const { Items } = await huda.send(calls.listTracks, {})
  expect(Items.map(({ ID }) => ID)).toContain(trackId)
  expect(Items.flatMap(({ Actions }) => Actions)).toEqual([])
  await huda.send(calls.listDiplomas, {})
  expect(await refusalOf(huda.send(calls.getTrack, { ID: trackId }))).toMatchObject({ status: 403 })
  for (const who of ['salma', 'layla', 'hany', 'karim'])
    expect(await refusalOf((await server.as(who)).send(calls.listTracks, {}))).toMatchObject({ status: 403 })
})
