import { afterAll, beforeAll, expect, test } from 'vitest'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { callsOfSection } from '#platform/shared/settings/section-calls.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { addClass } from '#testing/stages/registrations.ts'

let server: TestServer
const calls = callsOfSection(zoneSettings)
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

test('a new academy says where it is; once there is a class, its zone stays', async () => {
  const [nadia, sami] = [await server.as('nadia'), await server.as('sami')]
  const { Version, ...now } = await nadia.send(calls.get, {})
  expect(now).toEqual({ TimeZone: 'Africa/Cairo', IsFixed: false })
  const refused = await refusalOf(nadia.send(calls.save, { body: { TimeZone: 'Asia/Nowhere', Version } }))
  expect(refused).toMatchObject({ status: 400, fields: [{ path: 'TimeZone' }] })
  expect(await refusalOf(sami.send(calls.save, { body: { TimeZone: 'Asia/Riyadh', Version } }))).toMatchObject({
    code: 'notAllowed',
  })
  await nadia.send(calls.save, { body: { TimeZone: 'Asia/Riyadh', Version } })
  const there = await nadia.send(calls.get, {})
  expect(there).toMatchObject({ TimeZone: 'Asia/Riyadh', IsFixed: false })
  const audited = await server.db
    .selectFrom('platform.audit')
    .where('kind', '=', 'platform.changeSetting')
    .select(['before', 'after', 'actor_id'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(audited).toMatchObject({
    before: { value: 'Africa/Cairo' },
    after: { value: 'Asia/Riyadh' },
    actor_id: nadia.accountId,
  })

  await addClass(server.db, new Date())
  const back = { TimeZone: 'Africa/Cairo', Version: there.Version }
  expect((await refusalOf(nadia.send(calls.save, { body: back }))).code).toBe('notNow')
  expect(await nadia.send(calls.get, {})).toMatchObject({ TimeZone: 'Asia/Riyadh', IsFixed: true })
})
