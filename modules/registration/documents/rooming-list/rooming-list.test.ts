import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { addClass } from '#testing/stages/registrations.ts'
import roomingList from './document.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

test('a class in which nobody stays has an empty list with its number and dates', async () => {
  const ID = await addClass(server.db, server.now())
  const { Content } = await (await server.as('huda')).send(documentCall(roomingList), { ID })
  expect(Content).toMatchObject({ Hotels: [] })
  expect(Content.ClassCode).not.toBe('')
})
