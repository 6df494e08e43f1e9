import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cast, castPassword } from '#testing/stages/cast.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { loggedIn, mailedCode } from '#testing/sign-in.ts'
import { changeSetting } from '#platform/server/settings.ts'
import { signInSettings } from '../../contract/settings.ts'
import { signinCalls } from '../../contract/calls.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const start = Date.now()
const at = (seconds: number) => server.at(new Date(start + seconds * 1000))
beforeEach(() => at(0))

async function lockedSession(email: string) {
  const { accessToken, refreshToken } = await loggedIn(
    server.anonymous.send(signinCalls.login, { body: { email, password: castPassword } }),
  )
  const me = (token = accessToken) =>
    server.anonymous.send(signinCalls.getMe, {}, { headers: { authorization: `Bearer ${token}` } })
  await me()
  await server.anonymous.send(
    signinCalls.lockSession,
    { body: {} },
    { headers: { authorization: `Bearer ${accessToken}` } },
  )
  await expect.poll(() => me().catch((error) => error.code)).toBe('notSignedIn')
  return { refreshToken, me }
}
const unlock = (body: { refreshToken: string; password?: string; attemptId?: string; code?: string }) =>
  server.anonymous.send(signinCalls.unlockSession, { body })

test('in a locked session nothing is answered until the password was given', async () => {
  const { refreshToken, me } = await lockedSession(cast.layla.email)
  const renew = server.anonymous.send(signinCalls.refresh, { body: { refreshToken } })
  expect(await refusalOf(renew)).toMatchObject({ status: 409, code: 'sessionLocked' })
  expect((await refusalOf(unlock({ refreshToken, password: 'wrong-Password-1' }))).code).toBe('wrongOldPassword')
  expect((await refusalOf(unlock({ refreshToken: 'x', password: castPassword }))).code).toBe('sessionOver')
  expect((await refusalOf(unlock({ refreshToken }))).code).toBe('invalidInput')
  const open = await unlock({ refreshToken, password: castPassword })
  expect((await me(open.accessToken)).email).toBe(cast.layla.email)
  await server.anonymous.send(signinCalls.refresh, { body: { refreshToken: open.refreshToken } })
})

test('wrong passwords at the lock slow down as those at the log-in do', async () => {
  const { refreshToken } = await lockedSession(cast.hany.email)
  const codes: string[] = []
  for (let time = 0; time < 4; time++) {
    codes.push((await refusalOf(unlock({ refreshToken, password: 'wrong-Password-1' }))).code)
  }
  expect(codes).toEqual(['wrongOldPassword', 'wrongOldPassword', 'wrongOldPassword', 'tooManyTries'])
})

test('a mailed code opens it too, of its own person alone', async () => {
  const { refreshToken } = await lockedSession(cast.mariam.email)
  const other = await lockedSession(cast.yusuf.email)
  const asked = await server.anonymous.send(signinCalls.sendUnlockCode, { body: { refreshToken } })
  expect(asked.method).toBe('mail')
  const code = await mailedCode(server.db, cast.mariam.email)
  const wrong = unlock({ refreshToken, attemptId: asked.attemptId, code: code === '111111' ? '222222' : '111111' })
  expect((await refusalOf(wrong)).code).toBe('wrongCode')
  const stolen = unlock({ refreshToken: other.refreshToken, attemptId: asked.attemptId, code })
  expect((await refusalOf(stolen)).code).toBe('sessionOver')
  at(61)
  const second = await server.anonymous.send(signinCalls.sendUnlockCode, { body: { refreshToken } })
  await unlock({ refreshToken, attemptId: second.attemptId, code: await mailedCode(server.db, cast.mariam.email) })
})

test('pages of the staff lock by themselves after the academy’s minutes, those of others never', async () => {
  await changeSetting(server.db, signInSettings, 'lockAfterMinutes', 12)
  expect(await (await server.as('huda')).send(signinCalls.getLock)).toEqual({ Minutes: 12 })
  expect(await (await server.as('layla')).send(signinCalls.getLock)).toEqual({ Minutes: 0 })
})
