import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cast, castPassword } from '#testing/stages/cast.ts'
import { startIdentityProvider, type TestIdentityProvider } from '#testing/servers/identity-provider.ts'
import { walkThroughProvider, type AtProvider } from '#testing/servers/provider-visit.ts'
import { loggedIn, mailedCode, setUpApp, type AskedForCode } from '#testing/sign-in.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { signinCalls } from '../../contract/calls.ts'

const publicUrl = 'http://localhost:8080'
const callback = `${publicUrl}/callback`

let provider: TestIdentityProvider
let server: TestServer
beforeAll(async () => {
  provider = await startIdentityProvider(callback)
  const identityProviders = [provider.entry('company'), provider.entry('city', 'public')]
  server = await startTestServer({ config: { publicUrl, identityProviders } })
})
afterAll(async () => {
  await server.close()
  await provider.stop()
})
beforeEach(() => server.at())

const begin = (Provider = 'company', more: { To?: string; CompetitionCode?: string } = {}) =>
  server.anonymous.send(signinCalls.beginProviderLogin, {
    body: { Provider, To: null, CompetitionCode: null, ...more },
  })
const finish = (Query: string, Secret: string) =>
  server.anonymous.send(signinCalls.finishProviderLogin, { body: { Query, Secret } })
const cameBack = async (does: AtProvider, Provider?: string, more?: { To?: string; CompetitionCode?: string }) => {
  const { Address, Secret } = await begin(Provider, more)
  return finish(await walkThroughProvider(Address, callback, does), Secret)
}
/** Somebody of whom no second factor is asked. */
const signIn = async (...how: Parameters<typeof cameBack>) => {
  const reply = await cameBack(...how)
  if (reply.status === 201) throw new Error('A code was asked for.')
  return reply
}
const proven = (sub: string, email: string) => provider.people.set(sub, { sub, email, email_verified: true })
const eventsOf = (accountId: number) =>
  server.db
    .selectFrom('platform.event')
    .select(['kind', 'actor_id', 'data'])
    .where('subject_type', '=', 'account')
    .where('subject_id', '=', accountId)
    .orderBy('id')
    .execute()

test('a log-in through a provider opens the account with the verified address, and leads to the page wanted', async () => {
  proven('sub-layla', 'Layla@Diwan.Example')
  const more = { To: '/FollowRegistration?tab=open', CompetitionCode: 'CMP-7' }
  const reply = await signIn({ login: 'sub-layla' }, 'company', more)
  expect(reply).toMatchObject({
    status: 200,
    userId: reply.userData.uid,
    userData: { email: cast.layla.email, userRole: 'trainee', providerId: 'company' },
    to: more.To,
    CompetitionCode: more.CompetitionCode,
  })
  const bearer = { headers: { authorization: `Bearer ${reply.accessToken}` } }
  expect(await server.anonymous.send(signinCalls.getMe, {}, bearer)).toMatchObject({
    email: cast.layla.email,
    providerId: 'company',
  })
  const actor = { actor_id: reply.userId, data: { provider: 'company' } }
  expect(await eventsOf(reply.userId)).toEqual([
    { kind: 'signin.linkProvider', ...actor },
    { kind: 'signin.signInByProvider', ...actor },
  ])
})

test('the browser is sent with PKCE, state, nonce and the exact address to come back to', async () => {
  const { Address } = await begin()
  const asked = Object.fromEntries(new URL(Address).searchParams)
  expect(asked).toMatchObject({
    client_id: 'confidential',
    redirect_uri: callback,
    response_type: 'code',
    scope: 'openid profile email',
    code_challenge_method: 'S256',
  })
  for (const name of ['state', 'nonce', 'code_challenge']) expect(asked[name]).toMatch(/^[\w-]{43}$/)
  const { Address: another } = await begin()
  expect(new URL(another).searchParams.get('state')).not.toBe(asked['state'])
})

test('the second log-in goes by the subject, also when the address has changed or is unproved now', async () => {
  proven('sub-hany', cast.hany.email)
  const first = await signIn({ login: 'sub-hany' })
  proven('sub-hany', cast.mariam.email)
  expect((await signIn({ login: 'sub-hany' })).userId).toBe(first.userId)
  provider.people.set('sub-hany', { sub: 'sub-hany' })
  expect((await signIn({ login: 'sub-hany' })).userId).toBe(first.userId)
  const kinds = (await eventsOf(first.userId)).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'signin.linkProvider')).toHaveLength(1)
})

test('an account that a stranger registered with the address is a stranger’s no more', async () => {
  const yusuf = server.db.updateTable('accounts.account').where('email', '=', cast.yusuf.email)
  const password = { body: { email: cast.yusuf.email, password: castPassword } }
  const stranger = await loggedIn(server.anonymous.send(signinCalls.login, password))
  await yusuf.set({ email_proved_at: null }).execute()
  proven('sub-yusuf', cast.yusuf.email)
  const owner = await signIn({ login: 'sub-yusuf' })
  expect(owner.userId).toBe(stranger.userId)
  const refresh = server.anonymous.send(signinCalls.refresh, { body: { refreshToken: stranger.refreshToken } })
  expect((await refusalOf(refresh)).code).toBe('sessionOver')
  expect((await refusalOf(server.anonymous.send(signinCalls.login, password))).code).toBe('wrongCredentials')
  const letter = await server.db
    .selectFrom('platform.outbox_mail')
    .select('kind')
    .where('to_address', '=', cast.yusuf.email)
    .execute()
  expect(letter).toEqual([{ kind: 'providerLinked' }])
})

test('a client without a secret, and a provider that tells the address in the token', async () => {
  proven('sub-layla', cast.layla.email)
  expect((await signIn({ login: 'sub-layla' }, 'city')).userData).toMatchObject({
    email: cast.layla.email,
    providerId: 'city',
  })
  const telling = await startIdentityProvider(callback, { emailInToken: true })
  const other = await startTestServer({ config: { publicUrl, identityProviders: [telling.entry('telling')] } })
  telling.people.set('sub-k', { sub: 'sub-k', email: cast.mariam.email, email_verified: true })
  const body = { Provider: 'telling', To: null, CompetitionCode: null }
  const { Address, Secret } = await other.anonymous.send(signinCalls.beginProviderLogin, { body })
  const Query = await walkThroughProvider(Address, callback, { login: 'sub-k' })
  const reply = await other.anonymous.send(signinCalls.finishProviderLogin, { body: { Query, Secret } })
  expect(reply).toMatchObject({ status: 200, userData: { email: cast.mariam.email } })
  await other.close()
  await telling.stop()
})

test('the session ends with the identity token, and no refresh makes it longer', async () => {
  proven('sub-mariam', cast.mariam.email)
  const start = Math.floor(Date.now() / 1000) * 1000
  const after = (seconds: number) => server.at(new Date(start + seconds * 1000))
  const refresh = (refreshToken: string) => server.anonymous.send(signinCalls.refresh, { body: { refreshToken } })
  provider.tokenLife = 15 * 60
  const opened = await signIn({ login: 'sub-mariam' })
  expect(opened.expiresIn).toBe(600)

  after(8 * 60)
  const renewed = await refresh(opened.refreshToken)
  // Seven minutes are left, give or take the seconds of this test.
  expect(renewed.expiresIn).toBeGreaterThanOrEqual(7 * 60 - 1)
  expect(renewed.expiresIn).toBeLessThan(7 * 60 + 20)
  expect(renewed.userData.providerId).toBe('company')
  const me = () =>
    server.anonymous.send(signinCalls.getMe, {}, { headers: { authorization: `Bearer ${renewed.accessToken}` } })
  await me()

  after(15 * 60 + 20)
  expect((await refusalOf(me())).code).toBe('notSignedIn')
  expect(await refusalOf(refresh(renewed.refreshToken))).toMatchObject({ status: 401, code: 'sessionOver' })

  // A token that lasts longer than a session with a password does.
  after(0)
  provider.tokenLife = 20 * 3600
  let { refreshToken } = await signIn({ login: 'sub-mariam' })
  for (let hours = 2; hours < 20; hours += 2) {
    after(hours * 3600)
    refreshToken = (await refresh(refreshToken)).refreshToken
  }
  provider.tokenLife = 3600
})

test('the staff gives its second factor too, and the session still ends with the identity token', async () => {
  proven('sub-nadia', cast.nadia.email)
  provider.tokenLife = 20 * 60
  const start = Date.now()
  const asked = await cameBack({ login: 'sub-nadia' }, 'company', { To: '/user' })
  expect(asked).toMatchObject({ status: 201, otpRequired: true, method: 'mail', to: '/user' })
  expect((await eventsOf(asked.userId)).map(({ kind }) => kind)).toEqual(['signin.linkProvider'])

  // The proof goes on to a code that is sent again.
  server.at(new Date(start + 61_000))
  const { attemptId } = await server.anonymous.send(signinCalls.resendCode, {
    body: { attemptId: 'attemptId' in asked ? asked.attemptId : '' },
  })
  const nadia = await setUpApp(server, { ...asked, attemptId } as AskedForCode)
  expect(nadia.userData.providerId).toBe('company')
  expect((await eventsOf(asked.userId)).at(-1)).toMatchObject({ kind: 'signin.signInByProvider' })

  // Acting as somebody lasts an hour else.
  const { id } = await server.db
    .selectFrom('accounts.account')
    .select('id')
    .where('email', '=', cast.hany.email)
    .executeTakeFirstOrThrow()
  const bearer = { headers: { authorization: `Bearer ${nadia.accessToken}` } }
  const { userData } = await server.anonymous.send(signinCalls.actAs, { body: { ID: id, Reason: 'To see it' } }, bearer)
  expect(Date.parse(userData.acting!.until) - start).toBeLessThanOrEqual(20 * 60_000 + 10_000)

  server.at(new Date(start + 20 * 60_000 + 10_000))
  const refresh = server.anonymous.send(signinCalls.refresh, { body: { refreshToken: nadia.refreshToken } })
  expect((await refusalOf(refresh)).code).toBe('sessionOver')
  provider.tokenLife = 3600
})

test('a code that comes when the identity token is over opens nothing', async () => {
  proven('sub-sami', cast.sami.email)
  provider.tokenLife = 60
  const asked = await cameBack({ login: 'sub-sami' })
  provider.tokenLife = 3600
  server.at(new Date(Date.now() + 90_000))
  const body = {
    attemptId: 'attemptId' in asked ? asked.attemptId : '',
    code: await mailedCode(server.db, cast.sami.email),
  }
  expect((await refusalOf(server.anonymous.send(signinCalls.verifyOtp, { body }))).code).toBe('stepOver')
})

test('a locked screen opens with a code, and the session keeps its end', async () => {
  proven('sub-mariam', cast.mariam.email)
  provider.tokenLife = 15 * 60
  const start = Date.now()
  const { refreshToken } = await signIn({ login: 'sub-mariam' })
  provider.tokenLife = 3600
  const { attemptId } = await server.anonymous.send(signinCalls.sendUnlockCode, { body: { refreshToken } })
  const code = await mailedCode(server.db, cast.mariam.email)
  server.at(new Date(start + 9 * 60_000))
  const unlocked = await server.anonymous.send(signinCalls.unlockSession, { body: { refreshToken, attemptId, code } })
  expect(unlocked).toMatchObject({ userData: { providerId: 'company' } })
  expect(unlocked.expiresIn).toBeLessThanOrEqual(6 * 60 + 10)
})

test('the login page learns the names of the providers and nothing else of them', async () => {
  const { Items } = await server.anonymous.send(signinCalls.getIdentityProviders)
  expect(Items.map(({ ID }) => ID)).toEqual(['company', 'city'])
  expect(Object.keys(Items[0]!)).toEqual(['ID', 'Name'])
  expect(await refusalOf(begin('elsewhere'))).toMatchObject({ status: 404, code: 'notFound' })
})

test('a page of another site is never the target', async () => {
  for (const To of ['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example', 'home'])
    expect(await refusalOf(begin('company', { To }))).toMatchObject({ status: 400, code: 'invalidInput' })
})
