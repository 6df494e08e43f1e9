import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#testing/server.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

type Who = 'huda' | 'layla'
async function upload(who: Who) {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#933' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(picture)]), 'القاعة.png')
  const request = new Request('http://x', { method: 'POST', body: form })
  return server.app.inject({
    method: 'POST',
    url: '/api/File/Upload?Field=richTextImage',
    headers: {
      authorization: `Bearer ${await (await server.as(who)).token()}`,
      'content-type': request.headers.get('content-type')!,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

test('staff put pictures into texts, and who is signed in sees them; a visitor only those of a text open to all', async () => {
  const stored = await upload('huda')
  expect(stored.statusCode).toBe(200)
  expect((await upload('layla')).json()).toMatchObject({ status: 403, code: 'notAllowed' })
  const url = `/api/File/Download?ID=${stored.json().ID}`
  const reader = { authorization: `Bearer ${await (await server.as('layla')).token()}` }
  expect((await server.app.inject({ url, headers: reader })).headers['content-type']).toBe('image/png')
  const visited = async () => (await server.app.inject({ url })).statusCode
  expect(await visited()).toBe(404)

  const content = JSON.stringify({ ar: `<p><img src="${url}" alt=""></p>` })
  const write = (is_published: boolean) =>
    server.db.updateTable('catalogue.course').set({ content, is_published }).where('code', '=', 'SMS-101').execute()
  await write(false)
  expect(await visited()).toBe(404)
  await write(true)
  await expect.poll(visited, { timeout: 5000 }).toBe(200)
})
