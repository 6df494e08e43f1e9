import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import diplomaDetail from './document.ts'

const page = documentCall(diplomaDetail)
let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

test('anybody opens it while the diploma is on offer, with the tracks that are too, and nobody afterwards', async () => {
  const { db } = server
  const { id } = await db
    .insertInto('diplomas.diploma')
    .values({ code: 'DIP-1', name: JSON.stringify({ en: 'Diploma' }) as never, is_published: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('diplomas.track')
    .values([
      { code: 'T-SHOWN', name: JSON.stringify({ en: 'Shown' }) as never, diploma_id: id, is_published: true },
      { code: 'T-HIDDEN', name: JSON.stringify({ en: 'Hidden' }) as never, diploma_id: id, is_published: false },
    ])
    .execute()
  const shown = (await server.anonymous.send(page, { ID: id })).Content
  expect(shown.Code).toBe('DIP-1')
  expect(shown.Tracks.map((track) => track.Code)).toEqual(['T-SHOWN'])
  await db.updateTable('diplomas.diploma').set({ is_published: false }).where('id', '=', id).execute()
  for (const who of [server.anonymous, await server.as('layla'), await server.as('sami')])
    expect(await refusalOf(who.send(page, { ID: id }))).toMatchObject({ status: 403, code: 'reportClosed' })
})
