import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { courseWish as wish } from '#testing/stages/stage-request.ts'
import { requestsCalls as calls } from '../contract/calls.ts'

let server: TestServer
let hany: Asker
let huda: Asker
beforeAll(async () => {
  server = await startTestServer()
  server.at('2027-01-10T08:00:00Z')
  ;[hany, huda] = await Promise.all([server.as('hany'), server.as('huda')])
})
afterAll(() => server.close())

test('what whoever asks means to spend is theirs to say, and read by whoever prepares the proposal', async () => {
  const TraineeBudget = { Minor: 40_000, Currency: 'USD' }
  const CourseBudget = { Minor: 600_000, Currency: 'EGP' }
  const { ID } = await hany.send(calls.add, { body: { ...wish, Submit: false, TraineeBudget, CourseBudget } })
  expect(await hany.send(calls.getCourseRequest, { ID })).toMatchObject({ TraineeBudget, CourseBudget })
  const { Submit: _, OrganizationID: __, TraineeID: ___, ...fields } = wish
  await hany.send(calls.edit, { ID, body: { ...fields, Version: 1, TraineeBudget: null, CourseBudget } })
  const changed = await hany.send(calls.getCourseRequest, { ID })
  expect(changed).toMatchObject({ TraineeBudget: null, CourseBudget })
  await hany.send(calls.submit, { body: { ID, Version: changed.Version } })
  expect(await huda.send(calls.getCourseRequest, { ID })).toMatchObject({ CourseBudget })
  // Who says nothing has none.
  const bare = await hany.send(calls.add, { body: wish })
  expect(await huda.send(calls.getCourseRequest, { ID: bare.ID })).toMatchObject({
    TraineeBudget: null,
    CourseBudget: null,
  })
  for (const wrong of [
    { Minor: -1, Currency: 'USD' },
    { Minor: 1.5, Currency: 'USD' },
    { Minor: 1, Currency: 'usd' },
  ])
    expect(await refusalOf(hany.send(calls.add, { body: { ...wish, CourseBudget: wrong } }))).toMatchObject({
      status: 400,
    })
})
