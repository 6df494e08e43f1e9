import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cast, castPassword } from '#testing/stages/cast.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { askedForCode, loggedIn, mailedCode, mailedToken, setUpApp } from '#testing/sign-in.ts'
import { signinCalls } from '../../contract/calls.ts'
import { createAccount, invite, inviteAccounts } from '#modules/accounts/server/public.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const start = Date.now()
const at = (seconds: number) => server.at(new Date(start + seconds * 1000))
beforeEach(() => at(0))

const next = 'Quiet-River-71'
const login = (email: string, password: string) =>
  server.anonymous.send(signinCalls.login, { body: { email, password } })
const forgot = (email: string) => server.anonymous.send(signinCalls.forgotPassword, { body: { email } })
const check = (attemptId: string, code: string) =>
  server.anonymous.send(signinCalls.checkResetCode, { body: { attemptId, code } })
const set = (token: string, newPassword = next, confirmPassword = newPassword) =>
  server.anonymous.send(signinCalls.setPassword, { body: { token, newPassword, confirmPassword } })
const whose = (token: string) => server.anonymous.send(signinCalls.getPasswordToken, { body: { token } })

test('a forgotten password is set anew by a mailed code; every former session ends', async () => {
  const { email } = cast.layla
  const before = await loggedIn(login(email, castPassword))
  const { attemptId } = await forgot(' Layla@Diwan.example')
  const { token } = await check(attemptId, await mailedCode(server.db, email))
  expect(await whose(token)).toEqual({
    kind: 'reset',
    email,
    nameAr: cast.layla.nameAr,
    nameEn: cast.layla.nameEn,
  })
  expect((await refusalOf(set(token, next, 'Quiet-River-72'))).fields).toEqual([
    { path: 'confirmPassword', code: 'mismatch' },
  ])
  expect((await refusalOf(set(token, 'Password-1'))).fields).toEqual([{ path: 'newPassword', code: 'weak' }])
  const after = await loggedIn(set(token))
  expect(after.userData.email).toBe(email)
  expect((await refusalOf(set(token))).code).toBe('linkOver')
  expect((await refusalOf(whose(token))).code).toBe('linkOver')

  const { refreshToken } = before
  expect((await refusalOf(server.anonymous.send(signinCalls.refresh, { body: { refreshToken } }))).code).toBe(
    'sessionOver',
  )
  expect((await refusalOf(login(email, castPassword))).code).toBe('wrongCredentials')
  at(1)
  await loggedIn(login(email, next))
})

test('nobody learns which addresses have an account', async () => {
  const { attemptId } = await forgot('nobody@diwan.example')
  expect((await refusalOf(forgot('nobody@diwan.example'))).code).toBe('codeTooSoon')
  expect((await refusalOf(check(attemptId, '123456'))).code).toBe('wrongCode')
  await server.db
    .updateTable('accounts.account')
    .set({ state: 'inactive' })
    .where('email', '=', cast.mariam.email)
    .execute()
  await forgot(cast.mariam.email)
  at(61)
  const again = await server.anonymous.send(signinCalls.resendCode, { body: { attemptId } })
  expect(again.attemptId).not.toBe(attemptId)
  const sent = await server.db
    .selectFrom('platform.outbox_mail')
    .select('id')
    .where('to_address', 'in', ['nobody@diwan.example', cast.mariam.email])
    .execute()
  expect(sent).toEqual([])
})

test('five codes an hour, and the token of one is good for ten minutes', async () => {
  const { email } = cast.hany
  for (const minute of [0, 1, 2, 3]) {
    at(minute * 61)
    await forgot(email)
  }
  at(4 * 61)
  const { attemptId } = await forgot(email)
  at(5 * 61)
  expect(await refusalOf(forgot(email))).toMatchObject({ status: 429, code: 'codeTooSoon' })
  const { token } = await check(attemptId, await mailedCode(server.db, email))
  at(5 * 61 + 600)
  expect((await refusalOf(set(token))).code).toBe('linkOver')
})

test('a forgotten password is no way round the second factor of the staff: it is set up, and asked for from then on', async () => {
  const { email } = cast.omar
  const first = await forgot(email)
  const asked = await askedForCode(set((await check(first.attemptId, await mailedCode(server.db, email))).token))
  expect(asked.method).toBe('setUp')
  const { app } = await setUpApp(server, asked)
  at(61)
  const second = await forgot(email)
  const again = await askedForCode(set((await check(second.attemptId, await mailedCode(server.db, email))).token))
  expect(again.method).toBe('app')
  const verify = (code: string) =>
    server.anonymous.send(signinCalls.verifyOtp, { body: { attemptId: again.attemptId, code } })
  await loggedIn(verify(app.generate({ timestamp: server.now().getTime() })))
})

test('whoever asks for the letter, its link lets the owner in for an hour, on any device', async () => {
  const { email } = cast.yusuf
  // Somebody else asks, as often as letters go out.
  for (const minute of [0, 1, 2, 3, 4]) {
    at(20_000 + minute * 61)
    await forgot(email)
  }
  at(20_000 + 5 * 61)
  expect((await refusalOf(forgot(email))).code).toBe('codeTooSoon')
  at(20_000 + 59 * 60)
  const token = await mailedToken(server.db, email)
  expect(await whose(token)).toMatchObject({ kind: 'reset', email })
  await loggedIn(set(token))
  expect((await refusalOf(set(token))).code).toBe('linkOver')
})

test('an attempt that the former password began cannot be finished', async () => {
  const { email } = cast.salma
  const asked = await askedForCode(login(email, castPassword))
  const code = await mailedCode(server.db, email)
  const { attemptId } = await forgot(email)
  const { token } = await check(attemptId, await mailedCode(server.db, email))
  expect((await askedForCode(set(token))).method).toBe('setUp')
  const verify = server.anonymous.send(signinCalls.verifyOtp, { body: { attemptId: asked.attemptId, code } })
  expect((await refusalOf(verify)).code).toBe('codeOver')
})

test('an invitation leads to the first password and in; the link is good once and for seven days', async () => {
  const people = ['one@invited.example', 'two@invited.example'].map(
    (email) => ({ email, role: 'trainee', nameAr: 'سعاد', nameEn: 'Suad' }) as const,
  )
  const ids = await inviteAccounts(server.db, people)
  // Not invited yet: whoever has the mailbox may set a password, and still waits.
  const { attemptId } = await forgot('two@invited.example')
  const early = await check(attemptId, await mailedCode(server.db, 'two@invited.example'))
  expect((await refusalOf(set(early.token))).code).toBe('awaitsApproval')

  await invite(server.db, ids, server.now())
  const old = await mailedToken(server.db, 'one@invited.example')
  await invite(server.db, ids, server.now())
  const token = await mailedToken(server.db, 'one@invited.example')
  expect((await refusalOf(whose(old))).code).toBe('linkOver')
  expect(await whose(token)).toMatchObject({ kind: 'invitation', email: 'one@invited.example', nameAr: 'سعاد' })
  at(7 * 86_400)
  expect((await refusalOf(whose(token))).code).toBe('linkOver')
  at(7 * 86_400 - 1)
  const outcomes = await Promise.allSettled([set(token), set(token), set(token)])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await loggedIn(login('one@invited.example', next))).toMatchObject({ userData: { userRole: 'trainee' } })
})

test('who was invited and let the link pass comes in through a forgotten password', async () => {
  const person = { email: 'late@invited.example', role: 'trainee', nameAr: 'ليلى', nameEn: '' } as const
  await invite(server.db, await inviteAccounts(server.db, [person]), server.now())
  at(9 * 86_400)
  const { attemptId } = await forgot(person.email)
  const { token } = await check(attemptId, await mailedCode(server.db, person.email))
  await loggedIn(set(token))
})

test('whoever registered and waits is not let in by a new password', async () => {
  const email = 'registered@academy.example'
  const id = await createAccount(server.db, { email, role: 'instructor', nameAr: 'س', nameEn: '', password: next })
  await server.db.updateTable('accounts.account').set({ state: 'pending' }).where('id', '=', id).execute()
  expect(await invite(server.db, [id], server.now())).toBe(0)
  const { attemptId } = await forgot(email)
  const { token } = await check(attemptId, await mailedCode(server.db, email))
  expect((await refusalOf(set(token, 'Quiet-River-73'))).code).toBe('awaitsApproval')
})
