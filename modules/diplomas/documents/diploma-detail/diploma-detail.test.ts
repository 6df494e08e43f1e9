import sharp from 'sharp'
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

test('its picture is for anybody as long as the diploma is on offer', async () => {
  const { db } = server
  const sami = await server.as('sami')
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#135' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(picture)]), 'picture.png')
  const request = new Request('http://x', { method: 'POST', body: form })
  const stored = await server.app.inject({
    method: 'POST',
    url: '/api/File/Upload?Field=diplomaImage',
    headers: { authorization: `Bearer ${await sami.token()}`, 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  const ImageID = stored.json().ID as number
  const { id } = await db
    .insertInto('diplomas.diploma')
    .values({
      code: 'DIP-2',
      name: JSON.stringify({ en: 'Diploma' }) as never,
      image_file_id: ImageID,
      is_published: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('platform.file')
    .set({ subject_type: 'diploma', subject_id: id })
    .where('id', '=', ImageID)
    .execute()
  expect((await server.anonymous.send(page, { ID: id })).Content.ImageID).toBe(ImageID)
  const visited = async () => (await server.app.inject({ url: `/api/File/Download?ID=${ImageID}` })).statusCode
  expect(await visited()).toBe(200)
  await db.updateTable('diplomas.diploma').set({ is_published: false }).where('id', '=', id).execute()
  expect(await visited()).toBe(404)
})
