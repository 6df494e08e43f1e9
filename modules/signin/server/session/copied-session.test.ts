import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cast, castPassword, type CastKey } from '#testing/stages/cast.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { signinCalls } from '../../contract/calls.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const start = Date.now()
const at = (seconds: number) => server.at(new Date(start + seconds * 1000))
beforeEach(() => at(0))

async function logIn(who: CastKey, cookie = '') {
  const body = { email: cast[who].email, password: castPassword }
  const response = await server.anonymous.raw(signinCalls.login, { body }, { headers: { cookie } })
  const set = String(response.headers['set-cookie'])
  return { refreshToken: response.json().refreshToken as string, set, cookie: set.split(';')[0]! }
}
const refresh = (refreshToken: string, cookie = '') =>
  server.anonymous.send(signinCalls.refresh, { body: { refreshToken } }, { headers: { cookie } })
const news = (who: CastKey) =>
  server.db.selectFrom('platform.outbox_mail').select('kind').where('to_address', '=', cast[who].email).execute()

test('the browser is marked by a cookie that scripts and other sites cannot use, and keeps its mark', async () => {
  const { set, cookie } = await logIn('layla')
  expect(set).toMatch(/^browser=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Strict$/)
  expect((await logIn('yusuf', `other=1; ${cookie}`)).cookie).toBe(cookie)
  expect((await logIn('yusuf', 'browser=short')).cookie).not.toBe(cookie)
})

test('an old token out of the same browser is refused and nothing else happens', async () => {
  const { refreshToken, cookie } = await logIn('hany')
  const second = await refresh(refreshToken, cookie)
  at(120)
  expect((await refusalOf(refresh(refreshToken, cookie))).code).toBe('sessionOver')
  await refresh(second.refreshToken, cookie)
  expect(await news('hany')).toEqual([])
})

test('an old token out of another browser was copied: the session ends, and its owner is told', async () => {
  const { refreshToken, cookie } = await logIn('mariam')
  const second = await refresh(refreshToken, cookie)
  at(120)
  const elsewhere = (await logIn('yusuf')).cookie
  expect((await refusalOf(refresh(refreshToken, elsewhere))).code).toBe('sessionOver')
  expect((await refusalOf(refresh(second.refreshToken, cookie))).code).toBe('sessionOver')
  expect(await news('mariam')).toEqual([{ kind: 'sessionCopied' }])
  // Once more tells nobody once more.
  expect((await refusalOf(refresh(refreshToken))).code).toBe('sessionOver')
  expect(await news('mariam')).toHaveLength(1)
})

test('over https nobody but the server may set the mark', async () => {
  const secure = await startTestServer({ config: { publicUrl: 'https://academy.example' } })
  const body = { email: cast.layla.email, password: castPassword }
  const { headers } = await secure.anonymous.raw(signinCalls.login, { body })
  expect(String(headers['set-cookie'])).toMatch(/^__Host-browser=.*; Secure$/)
  await secure.close()
})
