import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cast, castPassword, type CastKey } from '#testing/stages/cast.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { askedForCode, loggedIn, mailedCode, setUpApp } from '#testing/sign-in.ts'
import { changeSetting } from '#platform/server/settings.ts'
import { signInSettings } from '../../contract/settings.ts'
import { signinCalls } from '../../contract/calls.ts'
import { resetSecondFactor } from '../public.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const start = Date.now()
const at = (seconds: number) => server.at(new Date(start + seconds * 1000))
beforeEach(() => at(0))

const login = (who: CastKey) =>
  server.anonymous.send(signinCalls.login, { body: { email: cast[who].email, password: castPassword } })
const verify = (attemptId: string, code: string) =>
  server.anonymous.send(signinCalls.verifyOtp, { body: { attemptId, code } })
const letters = (who: CastKey) =>
  server.db.selectFrom('platform.outbox_mail').select('kind').where('to_address', '=', cast[who].email).execute()

test('the staff gets a code by mail after the right password, as the wire has it', async () => {
  for (const who of ['nadia', 'sami', 'huda', 'omar', 'karim'] as const) {
    const response = await server.anonymous.raw(signinCalls.login, {
      body: { email: cast[who].email, password: castPassword },
    })
    expect(response.statusCode).toBe(201)
    const reply = response.json()
    expect(reply).toEqual({
      status: 201,
      message: 'OTP has been sent',
      otpRequired: true,
      userId: expect.any(Number),
      email: cast[who].email,
      attemptId: expect.any(String),
      method: 'mail',
      methods: ['mail'],
    })
    const code = await mailedCode(server.db, cast[who].email)
    expect(response.body).not.toContain(code)
    const wrong = code === '111111' ? '222222' : '111111'
    expect(await refusalOf(verify(reply.attemptId, wrong))).toMatchObject({
      status: 409,
      code: 'wrongCode',
      data: { triesLeft: 4 },
    })
    const asked = await askedForCode(verify(reply.attemptId, code))
    expect(asked).toMatchObject({ method: 'setUp', methods: ['setUp'] })
    const done = await setUpApp(server, asked)
    expect(done).toMatchObject({ status: 200, userId: reply.userId, userData: { userRole: cast[who].role } })
    expect((await refusalOf(verify(reply.attemptId, code))).code).toBe('codeOver')
  }
  await loggedIn(login('hany'))
})

test('a wrong password of the staff sends nothing', async () => {
  const before = await letters('salma')
  const body = { email: cast.salma.email, password: 'wrong-Password-1' }
  expect((await refusalOf(server.anonymous.send(signinCalls.login, { body }))).code).toBe('wrongCredentials')
  expect(await letters('salma')).toEqual(before)
})

test('the code is mailed again at most once a minute, to whoever holds the attempt', async () => {
  const { attemptId } = await askedForCode(login('salma'))
  const resend = (id: string) => server.anonymous.send(signinCalls.resendCode, { body: { attemptId: id } })
  expect(await refusalOf(resend(attemptId))).toMatchObject({ status: 429, code: 'codeTooSoon', data: { seconds: 60 } })
  expect((await refusalOf(login('salma'))).code).toBe('codeTooSoon')
  at(61)
  const second = await resend(attemptId)
  expect(second.attemptId).not.toBe(attemptId)
  const code = await mailedCode(server.db, cast.salma.email)
  expect((await refusalOf(resend(crypto.randomUUID()))).code).toBe('stepOver')
  expect((await askedForCode(verify(second.attemptId, code))).method).toBe('setUp')
})

test('others are asked where they want it, and where the academy asks everybody', async () => {
  await loggedIn(login('layla'))
  const layla = await server.as('layla')
  const want = (IsWanted: boolean, password = castPassword) =>
    layla.send(signinCalls.setSecondFactor, { body: { IsWanted, password } })
  expect((await refusalOf(want(true, 'wrong-Password-1'))).code).toBe('wrongOldPassword')
  await want(true)
  expect(await layla.send(signinCalls.getSecurity)).toMatchObject({ IsWanted: true, IsDemanded: false })
  const { attemptId, method } = await askedForCode(login('layla'))
  expect(method).toBe('mail')
  await loggedIn(verify(attemptId, await mailedCode(server.db, cast.layla.email)))
  await want(false)
  await loggedIn(login('layla'))

  const nadia = await server.as('nadia')
  const rules = { SecondFactor: 'everybody', LockAfterMinutes: 10, ActAsNotice: false, Version: 1 } as const
  expect((await refusalOf(layla.send(signinCalls.saveSignInRules, { body: rules }))).code).toBe('notAllowed')
  await nadia.send(signinCalls.saveSignInRules, { body: rules })
  expect(await nadia.send(signinCalls.getSignInRules)).toEqual({ ...rules, Version: 4, MayBeOff: false })
  await askedForCode(login('mariam'))
  const off = { SecondFactor: 'off', LockAfterMinutes: 10, ActAsNotice: false, Version: 4 } as const
  expect((await refusalOf(nadia.send(signinCalls.saveSignInRules, { body: off }))).code).toBe('onlyInSample')
  // Set in a sample academy whose data became real: it does not count.
  await changeSetting(server.db, signInSettings, 'secondFactor', 'off')
  at(120)
  await askedForCode(login('sami'))
  await changeSetting(server.db, signInSettings, 'secondFactor', 'staff')
})

/** An app that holds the secret. */
const appOf = (secret: string) => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return (seconds: number) => totp.generate({ timestamp: start + seconds * 1000 })
}
const password = castPassword

test('an authenticator app is confirmed by its first code, then asked for at each log-in; each code is good once', async () => {
  const yusuf = await server.as('yusuf')
  expect((await refusalOf(yusuf.send(signinCalls.beginAuthenticator, { body: {} }))).code).toBe('invalidInput')
  at(5)
  const { Secret: secret, Uri } = await yusuf.send(signinCalls.beginAuthenticator, { body: { password } })
  expect(Uri).toMatch(/^otpauth:\/\/totp\/.*yusuf%40diwan\.example\?.*secret=/)
  const stored = await server.db.selectFrom('signin.authenticator').selectAll().executeTakeFirstOrThrow()
  expect(stored.secret.includes(Buffer.from(Secret.fromBase32(secret).bytes))).toBe(false)
  const app = appOf(secret)

  // Before it is confirmed it counts for nothing.
  await loggedIn(login('yusuf'))
  const confirm = (code: string) => yusuf.send(signinCalls.confirmAuthenticator, { body: { code } })
  expect((await refusalOf(confirm(app(600)))).code).toBe('wrongAppCode')
  const { RecoveryCodes } = await confirm(app(5))
  expect(RecoveryCodes).toHaveLength(10)
  expect(new Set(RecoveryCodes).size).toBe(10)
  expect(RecoveryCodes[0]).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
  expect((await refusalOf(yusuf.send(signinCalls.beginAuthenticator, { body: { password } }))).code).toBe(
    'authenticatorOn',
  )

  const first = await askedForCode(login('yusuf'))
  expect(first.method).toBe('app')
  // The code that confirmed it is used up.
  expect((await refusalOf(verify(first.attemptId, app(5)))).code).toBe('wrongCode')
  at(35)
  await loggedIn(verify(first.attemptId, app(35)))
  const second = await askedForCode(login('yusuf'))
  expect((await refusalOf(verify(second.attemptId, app(35)))).code).toBe('wrongCode')
  // A clock may be half a minute wrong.
  await loggedIn(verify(second.attemptId, app(65)))
  expect(
    (await refusalOf(server.anonymous.send(signinCalls.resendCode, { body: { attemptId: second.attemptId } }))).code,
  ).toBe('stepOver')

  const third = await askedForCode(login('yusuf'))
  await loggedIn(verify(third.attemptId, ` ${RecoveryCodes[0]!.toUpperCase()} `))
  const fourth = await askedForCode(login('yusuf'))
  expect((await refusalOf(verify(fourth.attemptId, RecoveryCodes[0]!))).code).toBe('wrongCode')
  expect(await yusuf.send(signinCalls.getSecurity)).toMatchObject({ HasAuthenticator: true, RecoveryCodesLeft: 9 })

  at(70)
  const renewed = await yusuf.send(signinCalls.renewRecoveryCodes, { body: { password } })
  expect((await refusalOf(verify(fourth.attemptId, RecoveryCodes[1]!))).code).toBe('wrongCode')
  await loggedIn(verify(fourth.attemptId, renewed.RecoveryCodes[1]!))

  await yusuf.send(signinCalls.removeAuthenticator, { body: { password } })
  expect((await refusalOf(yusuf.send(signinCalls.removeAuthenticator, { body: { password } }))).code).toBe(
    'authenticatorOff',
  )
  await loggedIn(login('yusuf'))
  expect((await letters('yusuf')).map(({ kind }) => kind)).toEqual([
    'authenticatorAdded',
    'recoveryCodeUsed',
    'recoveryCodeUsed',
    'authenticatorRemoved',
  ])
})

test('who has lost everything gets the second factor taken off by the academy', async () => {
  at(200)
  const karim = await server.as('karim')
  expect((await askedForCode(login('karim'))).method).toBe('app')
  expect(await resetSecondFactor(server.db, karim.accountId)).toBe(true)
  expect(await resetSecondFactor(server.db, karim.accountId)).toBe(false)
  expect(await karim.send(signinCalls.getSecurity)).toMatchObject({ HasAuthenticator: false, RecoveryCodesLeft: 0 })
  at(4000)
  expect((await askedForCode(login('karim'))).method).toBe('mail')
})
