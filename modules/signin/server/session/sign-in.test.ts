import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cast, castPassword } from '#testing/stages/cast.ts'
import { loggedIn } from '#testing/sign-in.ts'
import { audited } from '#testing/stages/audited.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { accountsCalls } from '#modules/accounts/contract/calls.ts'
import { signinCalls } from '../../contract/calls.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())
beforeEach(() => server.at())

/** Who is asked for no second factor is in at once. */
const login = (email: string, password: string) =>
  loggedIn(server.anonymous.send(signinCalls.login, { body: { email, password } }))
const withToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

test('the right password begins a session, and the token opens the API', async () => {
  const reply = await login('Layla@Diwan.Example ', castPassword)
  expect(reply).toMatchObject({
    status: 200,
    expiresIn: 600,
    userId: reply.userData.uid,
    userData: { email: cast.layla.email, userRole: 'trainee', displayName: cast.layla.nameAr, providerId: 'password' },
  })
  const me = await server.anonymous.send(signinCalls.getMe, {}, withToken(reply.accessToken))
  expect(me.email).toBe(cast.layla.email)
  expect(me.traineeId).toBeTypeOf('number')
  expect(me.instructorId).toBeNull()
  expect((await audited(server.db, 'signin.signIn')).at(-1)).toMatchObject({ actor_id: me.uid, address: '127.0.0.1' })
})

test('wrong, unknown, inactive and without a password: one answer', async () => {
  const answers: unknown[] = []
  const ask = async (email: string, password: string) => {
    const response = await server.anonymous.raw(signinCalls.login, { body: { email, password } })
    const { requestId: _, ...problem } = response.json<Record<string, unknown>>()
    answers.push([response.statusCode, problem])
  }
  const accounts = server.db.updateTable('accounts.account')
  await ask(cast.yusuf.email, 'wrong-Password-1')
  await ask('nobody@diwan.example', castPassword)
  await ask('no address', castPassword)
  await accounts.set({ state: 'inactive' }).where('email', '=', cast.mariam.email).execute()
  await ask(cast.mariam.email, castPassword)
  await accounts.set({ state: 'active', password_hash: null }).where('email', '=', cast.mariam.email).execute()
  await ask(cast.mariam.email, castPassword)
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toEqual([401, { status: 401, code: 'wrongCredentials', message: 'Wrong Email or Password' }])
  // By account alone: what else was typed is nobody's business.
  const failed = async () =>
    (await audited(server.db, 'signin.refuseSignIn')).map(({ actor_id, data }) => [actor_id, data])
  await expect.poll(failed).toEqual([
    [null, { why: 'password' }],
    [null, { why: 'inactive' }],
    [null, { why: 'password' }],
  ])
})

test('failures slow the address down, whether it exists or not; a success forgets them', async () => {
  const start = Date.now()
  for (const email of [cast.hany.email, 'stranger@diwan.example']) {
    const fail = () => refusalOf(login(email, 'wrong-Password-1'))
    const codes: string[] = []
    server.at(new Date(start))
    for (let time = 0; time < 4; time++) codes.push((await fail()).code)
    expect(codes).toEqual(['wrongCredentials', 'wrongCredentials', 'wrongCredentials', 'tooManyTries'])
    server.at(new Date(start + 1000))
    expect((await fail()).code).toBe('wrongCredentials')
    expect(await fail()).toMatchObject({ status: 429, code: 'tooManyTries', data: { seconds: 2 } })
  }
  // While waiting even the right password is not looked at.
  expect((await refusalOf(login(cast.hany.email, castPassword))).code).toBe('tooManyTries')
  server.at(new Date(start + 4000))
  await login(cast.hany.email, castPassword)
  expect((await refusalOf(login(cast.hany.email, 'wrong-Password-1'))).code).toBe('wrongCredentials')
})

test('a right password ends what was counted where no session begins either', async () => {
  const at = (email: string) => server.db.updateTable('accounts.account').where('email', '=', email)
  const awaited = cast.salma.email
  const unproved = cast.layla.email
  await at(awaited).set({ state: 'pending' }).execute()
  await at(unproved).set({ email_proved_at: null }).execute()
  const answerOf = async (email: string) => {
    const { statusCode } = await server.anonymous.raw(signinCalls.login, { body: { email, password: castPassword } })
    const left = await server.db.selectFrom('signin.login_failure').select('failures').execute()
    return [statusCode, left]
  }
  await server.db.deleteFrom('signin.login_failure').execute()
  expect(await answerOf(awaited)).toEqual([403, []])
  expect(await answerOf(unproved)).toEqual([200, []])
  // The staff is asked for a second factor.
  expect(await answerOf(cast.huda.email)).toEqual([201, []])
  await at(awaited).set({ state: 'active' }).execute()
  await at(unproved).set({ email_proved_at: new Date().toISOString() }).execute()
  // Who is let in forgets with the session.
  expect(await answerOf(unproved)).toEqual([200, []])
})

test('parallel guesses count as what they are', async () => {
  server.at(new Date())
  const guesses = await Promise.all(
    Array.from({ length: 10 }, () => refusalOf(login(cast.karim.email, 'wrong-Password-1'))),
  )
  expect(guesses.filter((guess) => guess.code === 'wrongCredentials')).toHaveLength(3)
})

test('a refresh token is exchanged; repeated within a minute it gives the same successor', async () => {
  const start = Date.now()
  const first = await login(cast.yusuf.email, castPassword)
  const refresh = (refreshToken: string) => server.anonymous.send(signinCalls.refresh, { body: { refreshToken } })
  const replies = await Promise.all(Array.from({ length: 5 }, () => refresh(first.refreshToken)))
  expect(new Set(replies.map((reply) => reply.refreshToken)).size).toBe(1)
  const second = replies[0]!
  expect(second.refreshToken).not.toBe(first.refreshToken)
  expect(second.userData.email).toBe(cast.yusuf.email)

  server.at(new Date(start + 59_000))
  expect((await refresh(first.refreshToken)).refreshToken).toBe(second.refreshToken)
  const third = await refresh(second.refreshToken)

  // A copy used later ends the session for both who hold it.
  server.at(new Date(start + 200_000))
  expect(await refusalOf(refresh(first.refreshToken))).toMatchObject({ status: 401, code: 'sessionOver' })
  expect((await refusalOf(refresh(third.refreshToken))).code).toBe('sessionOver')
  expect(await audited(server.db, 'signin.endCopiedSession')).toMatchObject([
    { subject_id: first.userId, actor_id: null },
  ])
  const stopped = await refusalOf(server.anonymous.send(signinCalls.getMe, {}, withToken(third.accessToken)))
  expect(stopped.code).toBe('notSignedIn')
})

test('sessions end after three idle hours and after twelve in all', async () => {
  const start = Date.now()
  const refreshAt = async (token: string, hours: number) => {
    server.at(new Date(start + hours * 3_600_000))
    return (await server.anonymous.send(signinCalls.refresh, { body: { refreshToken: token } })).refreshToken
  }
  server.at(new Date(start))
  let token = (await login(cast.layla.email, castPassword)).refreshToken
  for (const hours of [2.9, 5.8, 8.7, 11.6]) token = await refreshAt(token, hours)
  expect((await refusalOf(refreshAt(token, 12.01))).code).toBe('sessionOver')

  server.at(new Date(start))
  const idle = (await login(cast.layla.email, castPassword)).refreshToken
  expect((await refusalOf(refreshAt(idle, 3.01))).code).toBe('sessionOver')
})

test('an access token ends after ten minutes, and a forged one never begins', async () => {
  const start = Date.now()
  server.at(new Date(start))
  const { accessToken } = await login(cast.layla.email, castPassword)
  const codeWith = async (token: string) =>
    (await refusalOf(server.anonymous.send(signinCalls.getMe, {}, withToken(token)))).code
  const [head, body, seal] = accessToken.split('.') as [string, string, string]
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
  const packed = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  expect(await codeWith(`${head}.${packed({ ...claims, sub: '1' })}.${seal}`)).toBe('notSignedIn')
  expect(await codeWith(`${packed({ alg: 'none', typ: 'at+jwt' })}.${body}.`)).toBe('notSignedIn')
  expect(JSON.stringify(claims)).not.toContain('trainee')
  server.at(new Date(start + 601_000))
  expect(await codeWith(accessToken)).toBe('notSignedIn')
})

test('log-out and a new password end sessions at once', async () => {
  const password = 'Quiet-River-71'
  const one = await login(cast.yusuf.email, castPassword)
  const two = await login(cast.yusuf.email, castPassword)
  const change = (oldPassword: string, newPassword: string) =>
    server.anonymous.send(
      signinCalls.changePassword,
      { body: { oldPassword, newPassword, confirmPassword: newPassword } },
      withToken(one.accessToken),
    )
  expect((await refusalOf(change('wrong-Password-1', password))).code).toBe('wrongOldPassword')
  expect((await refusalOf(change(castPassword, castPassword))).code).toBe('samePassword')
  expect((await refusalOf(change(castPassword, 'Password-1'))).fields).toEqual([{ path: 'newPassword', code: 'weak' }])
  await change(castPassword, password)

  const me = (token: string) => server.anonymous.send(signinCalls.getMe, {}, withToken(token))
  await me(one.accessToken)
  await expect.poll(() => me(two.accessToken).catch((error) => error.code)).toBe('notSignedIn')

  const { Items } = await server.anonymous.send(signinCalls.getSessions, {}, withToken(one.accessToken))
  expect(Items).toHaveLength(1)
  expect(Items[0]).toMatchObject({ IsCurrent: true })
  await server.anonymous.send(signinCalls.logout, {}, withToken(one.accessToken))
  await expect.poll(() => me(one.accessToken).catch((error) => error.code)).toBe('notSignedIn')
  const [changed] = await audited(server.db, 'signin.changePassword')
  expect(changed).toMatchObject({ actor_id: one.userId, before: null, after: null })
  expect(await audited(server.db, 'signin.logout')).toMatchObject([{ actor_id: one.userId }])
})

test('settings are kept piece by piece; at most ten pages are starred', async () => {
  const layla = await server.as('layla')
  await layla.send(accountsCalls.saveSettings, { body: { theme: 'dark', starred: ['/FollowRegistration'] } })
  await layla.send(accountsCalls.saveSettings, { body: { language: 'en' } })
  expect(await layla.send(signinCalls.getMe)).toMatchObject({
    language: 'en',
    settings: { theme: 'dark', starred: ['/FollowRegistration'], language: 'en' },
  })
  const starred = Array.from({ length: 11 }, (_, at) => `/Course/${at + 1}`)
  expect((await refusalOf(layla.send(accountsCalls.saveSettings, { body: { starred } }))).fields?.[0]).toMatchObject({
    path: 'starred',
    code: 'tooMany',
  })
  const outside = await refusalOf(layla.send(accountsCalls.saveSettings, { body: { starred: ['//evil.example'] } }))
  expect(outside.code).toBe('invalidInput')
})

test('a refused log-in leaves a trace in the log that names nobody, and logging out clears what the browser put by', async () => {
  const lines: string[] = []
  const logged = await startTestServer({
    config: { logLevel: 'warn' },
    logTo: { write: (line) => void lines.push(line) },
  })
  const refused = (remoteAddress: string) =>
    logged.app.inject({
      method: 'POST',
      url: signinCalls.login.path,
      remoteAddress,
      payload: { email: cast.layla.email, password: 'wrong-Password-1' },
    })
  for (const ip of ['203.0.113.7', '203.0.113.7', '198.51.100.3']) await refused(ip)
  const traces = lines.map((line) => JSON.parse(line) as { msg: string; source?: string; code?: string })
  const sources = traces.filter(({ msg }) => msg === 'a log-in was refused').map(({ source }) => source)
  expect(sources).toHaveLength(3)
  expect(sources[0]).toMatch(/^[0-9a-f]{12}$/)
  expect([sources[1] === sources[0], sources[2] === sources[0]]).toEqual([true, false])
  expect(lines.join('')).not.toMatch(/203\.0\.113|layla/)
  const out = await (await logged.as('layla')).raw(signinCalls.logout)
  expect(out.headers['clear-site-data']).toBe('"cache"')
  await logged.close()
})
