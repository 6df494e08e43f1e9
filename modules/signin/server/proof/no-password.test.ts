import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { mailedCode } from '#testing/sign-in.ts'
import { signinCalls } from '../../contract/calls.ts'
import { createAccount } from '#modules/accounts/server/public.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const start = Date.now()
const at = (seconds: number) => server.at(new Date(start + seconds * 1000))
beforeEach(() => at(0))

let made = 0
/** Somebody who came for a competition: in, without a password. */
async function light() {
  const email = `light${++made}@academy.example`
  await createAccount(server.db, { email, role: 'trainee', nameAr: 'س', nameEn: 'S', emailProvedAt: new Date() })
  return { email, asker: await server.as(email) }
}

test('what asks for the password asks an account without one for a code, and takes nothing else', async () => {
  const { email, asker } = await light()
  const newPassword = 'Quiet-River-71'
  const change = (proof: object) =>
    asker.send(signinCalls.changePassword, { body: { newPassword, confirmPassword: newPassword, ...proof } })
  for (const proof of [{}, { oldPassword: 'never was' }])
    expect((await refusalOf(change(proof))).fields).toEqual([{ path: 'code', code: 'required' }])
  const wanted = [
    signinCalls.beginAuthenticator,
    signinCalls.removeAuthenticator,
    signinCalls.renewRecoveryCodes,
    signinCalls.beginPasskey,
  ]
  for (const call of wanted)
    expect((await asker.raw(call, { body: { password: 'x' } })).json().code).toBe('invalidInput')
  const away = asker.send(signinCalls.changeAddress, { body: { Email: 'away@academy.example', password: 'x' } })
  expect((await refusalOf(away)).code).toBe('invalidInput')

  const asked = await asker.send(signinCalls.sendProofCode, { body: {} })
  expect(asked.method).toBe('mail')
  const code = await mailedCode(server.db, email)
  const wrong = code === '111111' ? '222222' : '111111'
  expect((await refusalOf(change({ attemptId: asked.attemptId, code: wrong }))).code).toBe('wrongCode')
  // It signs nobody in, and is nobody else's.
  const signIn = server.anonymous.send(signinCalls.verifyOtp, { body: { attemptId: asked.attemptId, code } })
  expect((await refusalOf(signIn)).code).toBe('codeOver')
  await change({ attemptId: asked.attemptId, code })
  expect((await server.anonymous.raw(signinCalls.login, { body: { email, password: newPassword } })).statusCode).toBe(
    200,
  )
})

test('its locked screen opens by a code alone', async () => {
  const { email, asker } = await light()
  const { refreshToken } = await sessionOf(email)
  const unlock = (body: object) => server.anonymous.send(signinCalls.unlockSession, { body: { refreshToken, ...body } })
  expect((await refusalOf(unlock({ password: 'anything at all' }))).code).toBe('invalidInput')
  const { attemptId } = await server.anonymous.send(signinCalls.sendUnlockCode, { body: { refreshToken } })
  const code = await mailedCode(server.db, email)
  const asSignIn = server.anonymous.send(signinCalls.verifyOtp, { body: { attemptId, code } })
  expect((await refusalOf(asSignIn)).code).toBe('codeOver')
  expect((await unlock({ attemptId, code })).userData.email).toBe(email)
  expect(asker.accountId).toBeGreaterThan(0)
})

async function sessionOf(email: string) {
  const { attemptId } = await server.anonymous.send(signinCalls.forgotPassword, { body: { email } })
  const code = await mailedCode(server.db, email)
  const { token } = await server.anonymous.send(signinCalls.checkResetCode, { body: { attemptId, code } })
  const body = { token, newPassword: 'Quiet-River-71', confirmPassword: 'Quiet-River-71' }
  const reply = await server.anonymous.send(signinCalls.setPassword, { body })
  await server.db.updateTable('accounts.account').set({ password_hash: null }).where('email', '=', email).execute()
  if (reply.status !== 200) throw new Error('A trainee was asked for a second factor.')
  return reply
}
