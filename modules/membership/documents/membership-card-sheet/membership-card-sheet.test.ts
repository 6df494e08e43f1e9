import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import { cardTo } from '#testing/stages/membership/cards.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import membershipCardSheet from './document.ts'

const page = documentCall(membershipCardSheet)
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('it holds those of the cards that may be printed, for who keeps cards alone', async () => {
  const [layla, yusuf, sami] = [await server.as('layla'), await server.as('yusuf'), await server.as('sami')]
  const printed = await cardTo({ trainee: layla, keeper: sami }, 'active')
  const early = await cardTo({ trainee: yusuf, keeper: sami }, 'pendingReview')
  const IDs = `${printed},${early}`
  const { Content } = await sami.send(page, { IDs })
  expect(Content.Cards).toMatchObject([{ TraineeCode: 'T-0001' }])
  for (const who of ['layla', 'huda'] as const)
    expect(await refusalOf((await server.as(who)).send(page, { IDs })), who).toMatchObject({ code: 'reportClosed' })
  expect(await refusalOf(sami.send(page, { IDs: String(early) }))).toMatchObject({ code: 'reportClosed' })
})
