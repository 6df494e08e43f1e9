import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { probeCalls as calls, probeServer } from '#testing/probe.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { parseBigJson } from './big-json.ts'

const probe = probeServer()
let server: TestServer
let token: string | null
beforeAll(async () => {
  server = await startTestServer({ modules: [probe.module], config: { logLevel: 'silent' } })
  probe.does.upload = ({ body }) => ({ Count: body.Text.length })
  token = await (await server.as('sami')).token()
})
afterAll(() => server.close())

async function put(payload: Buffer, headers: Record<string, string> = { 'content-encoding': 'gzip' }, bearer = token) {
  const response = await server.app.inject({
    method: 'PUT',
    url: calls.upload.path,
    payload,
    headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }), ...headers },
  })
  return [response.statusCode, response.json<{ code?: string; Count?: number }>()] as const
}
const packed = (text: string) => gzipSync(Buffer.from(text))
const code = async (...asked: Parameters<typeof put>) => {
  const [status, { code }] = await put(...asked)
  return [status, code]
}

test('packed and plain bodies are read, the large ones too', async () => {
  const text = 'مقرر '.repeat(100)
  expect(await put(packed(JSON.stringify({ Text: text })))).toEqual([200, { Count: 500 }])
  expect(await put(Buffer.from(JSON.stringify({ Text: text })), {})).toEqual([200, { Count: 500 }])
  const words = Array.from({ length: 3_000_000 }, (_, at) => (at * 7919).toString(36)).join(' ')
  expect(words.length).toBeGreaterThan(15_000_000)
  expect(await put(packed(JSON.stringify({ Text: words })))).toEqual([200, { Count: words.length }])
})

test('who may not is answered before anything is unpacked', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000))
  expect(await code(bomb, undefined, null)).toEqual([401, 'notSignedIn'])
  expect(await code(bomb, undefined, await (await server.as('layla')).token())).toEqual([403, 'notAllowed'])
})

test('bombs, torn and twisted bodies are refused', async () => {
  expect(await code(gzipSync(Buffer.alloc(50_000_000)))).toEqual([413, 'tooLarge'])
  expect((await code(packed('{"Text":"x"}').subarray(0, 12)))[0]).toBe(400)
  expect((await code(Buffer.from('no gzip at all')))[0]).toBe(400)
  expect(await code(gzipSync(packed('{"Text":"x"}')))).toEqual([400, 'invalidInput'])
  expect(await code(packed('{"Text":"x"}'), { 'content-encoding': 'br' })).toEqual([415, 'unsupportedType'])
})

test('JSON that is too deep or has too many parts is refused before it is parsed', async () => {
  const deep = `{"Text":"x","Rows":${'['.repeat(40)}${']'.repeat(40)}}`
  expect(await code(packed(deep))).toEqual([413, 'tooLarge'])
  const many = `{"Text":"x","Rows":[${'{},'.repeat(1_100_000)}{}]}`
  expect(await code(packed(many))).toEqual([413, 'tooLarge'])
  // Signs within a text are no structure, and a prototype is left out.
  expect(await put(packed('{"Text":"[[[[\\"{{","__proto__":{"Text":1}}'))).toEqual([200, { Count: 7 }])
})

test('a large body is parsed in a thread of its own, and comes back whole', async () => {
  const rows = Array.from({ length: 200_000 }, (_, at) => ({ at }))
  expect(await parseBigJson(Buffer.from(JSON.stringify({ rows })))).toEqual({ rows })
  await expect(parseBigJson(Buffer.from(`{"rows":${JSON.stringify(rows)}`))).rejects.toMatchObject({
    kind: { code: 'invalidInput' },
  })
})
