import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { occasionsCalls as calls } from '../../contract/calls.ts'
import doorList from './document.ts'

const page = documentCall(doorList)
let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

test('it opens for who keeps the events, with the confirmed alone, and for nobody else', async () => {
  const sami = await server.as('sami')
  const layla = await server.as('layla')
  const { ID, Version } = await sami.send(calls.addOccasion, {
    body: {
      Title: { ar: 'لقاء' },
      About: {},
      Place: { ar: 'القاعة' },
      FirstDay: '2035-01-01',
      LastDay: '2035-01-01',
      StartsAt: '09:00',
      EndsAt: '10:00',
      ClosesOn: '2035-01-01',
      Seats: 3,
    },
  })
  await sami.send(calls.setOccasionPublished, { body: { ID, Version, IsPublished: true } })
  for (const who of [layla, await server.as('mariam')])
    await who.send(calls.askMyself, { body: { EventID: ID, Mobile: null, Organization: '' } })
  const [guest] = (await sami.send(calls.getGuests, { EventID: ID })).Items
  await sami.send(calls.decideGuests, { body: { IDs: [guest!.ID], Decision: 'confirmed' } })
  const { Content } = await sami.send(page, { ID })
  expect(Content.Guests.map(({ Name, HasArrived }) => [Name, HasArrived])).toEqual([[guest!.Name, false]])
  for (const who of [layla, await server.as('omar'), server.anonymous])
    expect(await refusalOf(who.send(page, { ID }))).toMatchObject({ status: 403, code: 'reportClosed' })
})
