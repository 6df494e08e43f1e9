import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeSetting } from '#platform/server/settings.ts'
import { cast, castPassword, type CastKey } from '#testing/stages/cast.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { signinCalls } from '../../contract/calls.ts'
import { signInSettings } from '../../contract/settings.ts'

const trainees = '/api/Trainee/GetAll?sort=FullName&pageNum=1&pageSize=20'
const home = '/api/Trainee/GetHomeModel'
let folder: string
let server: TestServer
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'diwan-web-'))
  mkdirSync(join(folder, '.vite'))
  const page = (path: string, rule: string) => ({ path, rule, auth: true, files: [], words: {} })
  const pages = [page('/User/Trainee', 'reviewers'), page('/home', 'staff'), page('/Traineehome', 'trainee')]
  const none = { files: [], words: {} }
  writeFileSync(join(folder, '.vite', 'pages.json'), JSON.stringify({ start: none, logIn: [], frame: none, pages }))
  server = await startTestServer({ config: { webFolder: folder }, isSample: true })
  await changeSetting(server.db, signInSettings, 'secondFactor', 'off')
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

interface Reply {
  readonly status: number
  readonly accessToken: string
  readonly next?: { readonly language: string; readonly answers: Record<string, unknown> }
}

async function logIn(who: CastKey, next: { Next?: unknown }, password = castPassword, language = 'en') {
  const body = { email: cast[who].email, password, ...next }
  return server.app.inject({ method: 'POST', url: '/login', headers: { 'accept-language': language }, body })
}

test('the log-in page of a sample academy knows whom it calls a woman', async () => {
  const { Items } = await server.anonymous.send(signinCalls.getSampleLogins)
  expect(Items).toEqual([
    { Email: cast.nadia.email, NameAr: cast.nadia.nameAr, NameEn: cast.nadia.nameEn, Role: 'admin', Gender: 'female' },
  ])
})

test('a log-in is answered with what the page asks first to which it leads, as that page would be', async () => {
  const reply = (await logIn('huda', { Next: '/User/Trainee' })).json<Reply>()
  expect(Object.keys(reply.next!.answers)).toEqual([trainees])
  const headers = { authorization: `Bearer ${reply.accessToken}`, 'accept-language': 'en' }
  const asked = await server.app.inject({ method: 'GET', url: trainees, headers })
  expect(asked.statusCode).toBe(200)
  expect(reply.next).toEqual({ language: 'en', answers: { [trainees]: asked.json() } })
  const inArabic = (await logIn('huda', { Next: '/user/trainee/' }, castPassword, 'ar')).json<Reply>()
  expect([inArabic.next!.language, Object.keys(inArabic.next!.answers)]).toEqual(['ar', [trainees]])
})

test('what a log-in brings along comes packed to a browser: a slow line has enough else to carry', async () => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/login',
    headers: { 'accept-encoding': 'gzip, br' },
    body: { email: cast.huda.email, password: castPassword, Next: '/User/Trainee' },
  })
  expect([response.statusCode, response.headers['content-encoding']]).toEqual([200, 'gzip'])
  const reply = JSON.parse(gunzipSync(response.rawPayload).toString()) as Reply
  expect(Object.keys(reply.next!.answers)).toEqual([trainees])
})

test.each(['huda', 'layla'] as const)('without a page, or with one that is none, %s gets the own home', async (who) => {
  for (const Next of [null, '//elsewhere.example/User/Trainee']) {
    const reply = (await logIn(who, { Next })).json<Reply>()
    const headers = { authorization: `Bearer ${reply.accessToken}`, 'accept-language': 'en' }
    const asked = await server.app.inject({ method: 'GET', url: home, headers })
    // Asked a moment later.
    const told = { ...asked.json<object>(), Now: expect.any(String) }
    expect([asked.statusCode, reply.next!.answers], Next ?? 'home').toEqual([200, { [home]: told }])
  }
})

test.each([
  ['a page that is not theirs', 'layla', { Next: '/User/Trainee' }],
  ['a page that asks for something else', 'huda', { Next: '/User/Trainee?sort=-FullName' }],
  ['a call', 'huda', { Next: trainees }],
  ['no page of ours', 'huda', { Next: '/No/Such' }],
] as const)('%s brings nothing', async (_, who, next) => {
  const reply = (await logIn(who, next)).json<Reply>()
  expect([reply.status, reply.next]).toEqual([200, { language: 'en', answers: {} }])
})

test('who names no page, or is not in, gets none', async () => {
  expect((await logIn('huda', {})).json<Reply>()).not.toHaveProperty('next')
  const wrong = await logIn('huda', { Next: '/User/Trainee' }, 'wrong-Password-1')
  expect(wrong.statusCode).toBe(401)
  expect(wrong.body).not.toContain('next')
  const long = await logIn('huda', { Next: `/${'x'.repeat(3000)}` })
  expect(long.statusCode).toBe(400)
})
