import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { access } from '#platform/shared/access.ts'
import { declaredCalls, openapiDocument } from '#apps/server/openapi.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer({ modules: [] })))
afterAll(() => server.close())

type Json = Record<string, any>
const document = openapiDocument() as Json
const operations = (Object.values(document['paths']) as Json[]).flatMap((item) => Object.values(item) as Json[])

test('every declared call stands in the document, with who, effect and refusals', () => {
  const calls = declaredCalls().flatMap(({ calls }) => Object.values(calls))
  expect(operations).toHaveLength(calls.length)
  for (const call of calls) {
    const operation = document['paths'][call.path][call.method.toLowerCase()] as Json
    expect(operation['x-who']).toBe(call.who)
    expect(operation['x-effect']).toBe(call.effect)
    expect(operation['x-refusals']).toEqual(call.refusals.map(({ code, status }) => ({ code, status })))
    for (const { code, status } of call.refusals) {
      expect(operation['responses'][String(status)].description).toContain(code)
    }
    const [isOpen, isOfArea] = [access[call.who].includes('anonymous'), 'x-token-area' in operation]
    expect(operation['security']).toEqual([
      ...(isOpen ? [{}] : []),
      { bearer: [] },
      ...(isOfArea ? [{ apiToken: [] }] : []),
    ])
  }
})

test('what no page asks is named as kept for other programs, and nothing else', () => {
  const root = join(import.meta.dirname, '../../../..')
  const pages = globSync('{modules/*/web,platform/web,apps/web}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  )
  const named = new Set(pages.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/\b\w+\b/g) ?? []))
  const forOthers = operations.filter((operation) => operation['x-for-others'])
  expect(forOthers.map((operation) => operation['operationId'])).toContain('getCourseClassByTraineeID')
  expect(forOthers.filter((operation) => named.has(operation['operationId']))).toEqual([])
  expect(document['info'].description).toContain('x-for-others')
})

test('it is a sound OpenAPI 3.1 document', () => {
  expect(document['openapi']).toBe('3.1.1')
  const ids = operations.map((operation) => operation['operationId'])
  expect(new Set(ids).size).toBe(ids.length)
  for (const operation of operations) {
    expect(operation['summary']).toMatch(/^[A-Z].*\.$/s)
    expect(operation['responses']['200']).toBeDefined()
    expect(document['tags']).toContainEqual({ name: operation['tags'][0] })
    for (const { name, in: place, schema } of operation['parameters'] as Json[]) {
      expect([typeof name, ['query', 'header'].includes(place), typeof schema]).toEqual(['string', true, 'object'])
    }
  }
  const schemas = Object.keys(document['components'].schemas)
  for (const name of schemas) expect(name).toMatch(/^[\w.-]+$/)
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1]!)
  expect(references.length).toBeGreaterThan(10)
  for (const reference of references) {
    expect(reference).toMatch(/^#\/components\/schemas\//)
    expect(schemas).toContain(reference.replace('#/components/schemas/', ''))
  }
})

test('it is served, with a page to browse it that runs under the policy', async () => {
  const get = (url: string) => server.app.inject({ method: 'GET', url })
  const plain = await get('/openapi.json')
  expect(plain.json()).toMatchObject({ openapi: '3.1.1' })
  const packed = await server.app.inject({ url: '/openapi.json', headers: { 'accept-encoding': 'gzip' } })
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
  const page = await get('/docs')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['content-security-policy']).toContain("script-src 'self'")
  expect(page.body).not.toMatch(/<script(?![^>]*src=)|\sstyle=|\son\w+=/)
  for (const [, path] of page.body.matchAll(/(?:src|href)="(\/docs[^"]+)"/g)) {
    expect((await get(path!)).statusCode, path).toBe(200)
  }
})
