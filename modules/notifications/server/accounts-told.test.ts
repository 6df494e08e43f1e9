import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeSetting } from '#platform/server/settings.ts'
import { signInSettings } from '#modules/signin/contract/settings.ts'
import { signinCalls } from '#modules/signin/contract/calls.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { tellNews } from '#testing/stages/told.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

async function actedAs() {
  const [nadia, layla] = [await server.as('nadia'), await server.as('layla')]
  await tellNews(server, layla, nadia)
  const body = { ID: layla.accountId, Reason: 'سؤال عن شهادة' }
  const { accessToken } = await nadia.send(signinCalls.actAs, { body })
  const [during] = await tellNews(server, layla)
  const stopped = await server.anonymous.raw(
    signinCalls.stopActing,
    {},
    {
      headers: { authorization: `Bearer ${accessToken}` },
    },
  )
  expect(stopped.statusCode).toBe(200)
  const [afterwards, administrator] = await tellNews(server, layla, nadia)
  return { during, afterwards, administrator }
}

test('whoever an administrator acted as hears of it afterwards, where the academy wants it', async () => {
  expect(await actedAs()).toMatchObject({ during: [], afterwards: [{ kind: 'actingEnded' }], administrator: [] })
  await changeSetting(server.db, signInSettings, 'actAsNotice', false)
  expect(await actedAs()).toMatchObject({ during: [], afterwards: [], administrator: [] })
})
