import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { cast, castPassword, type CastKey } from '#testing/stages/cast.ts'
import { startIdentityProvider, type TestIdentityProvider } from '#testing/servers/identity-provider.ts'
import { walkThroughProvider, type AtProvider } from '#testing/servers/provider-visit.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { signinCalls } from '../../contract/calls.ts'
import { forgetOldProviderLogins } from '../store/provider-logins.ts'

const publicUrl = 'http://localhost:8080'
const callback = `${publicUrl}/callback`

let provider: TestIdentityProvider
let server: TestServer
const lines: string[] = []
beforeAll(async () => {
  provider = await startIdentityProvider(callback)
  const wrongSecret = { ...provider.entry('misconfigured'), clientSecret: 'another' }
  const identityProviders = [provider.entry('company'), wrongSecret]
  server = await startTestServer({
    config: { publicUrl, identityProviders, logLevel: 'warn' },
    logTo: { write: (line) => void lines.push(line) },
  })
})
afterAll(async () => {
  await server.close()
  await provider.stop()
})
afterEach(async () => {
  server.at()
  Object.assign(provider, { changeClaims: null, changeToken: null, outOfOrder: null, tokenLife: 3600 })
  // Whatever was refused left nothing behind.
  expect(await server.db.selectFrom('signin.session').select('id').where('provider', 'is not', null).execute()).toEqual(
    [],
  )
  expect(await server.db.selectFrom('signin.provider_link').selectAll().execute()).toEqual([])
})

const begin = (Provider = 'company') =>
  server.anonymous.send(signinCalls.beginProviderLogin, { body: { Provider, To: null, CompetitionCode: null } })
const finish = (Query: string, Secret: string) =>
  server.anonymous.send(signinCalls.finishProviderLogin, { body: { Query, Secret } })
const walked = async (does: AtProvider, Provider?: string) => {
  const { Address, Secret } = await begin(Provider)
  return [await walkThroughProvider(Address, callback, does), Secret] as const
}
/** Comes back from the provider as this person, and is refused. */
const refusedAs = async (claims: object, login = 'somebody') => {
  provider.people.set(login, { sub: login, ...claims })
  return refusalOf(finish(...(await walked({ login }))))
}
const asLayla = { email: cast.layla.email, email_verified: true }
const setState = (who: CastKey, state: 'active' | 'pending' | 'inactive') =>
  server.db.updateTable('accounts.account').set({ state }).where('email', '=', cast[who].email).execute()

test('who turns back at the provider has cancelled', async () => {
  expect(await refusalOf(finish(...(await walked('cancels'))))).toMatchObject({
    status: 403,
    code: 'providerCancelled',
    data: { error: 'access_denied' },
  })
})

test('another refusal of the provider is told with its code', async () => {
  const { Address, Secret } = await begin()
  const query = await walkThroughProvider(`${Address}&prompt=none`, callback, 'cancels')
  expect(await refusalOf(finish(query, Secret))).toMatchObject({
    code: 'providerError',
    data: { error: 'login_required' },
  })

  provider.people.set('layla', { sub: 'layla', ...asLayla })
  const unknownClient = await refusalOf(finish(...(await walked({ login: 'layla' }, 'misconfigured'))))
  expect(unknownClient).toMatchObject({ code: 'providerError', data: { error: 'invalid_client' } })
  expect(lines.join()).toContain('"error":"invalid_client"')
})

test('an error code that is no code is not passed on', async () => {
  const { Address, Secret } = await begin()
  const state = new URL(Address).searchParams.get('state')!
  const iss = encodeURIComponent(provider.entry('any').issuer)
  const query = (error: string) => `?state=${state}&iss=${iss}&error=${encodeURIComponent(error)}`
  const refused = await refusalOf(finish(query('<script>alert("1")</script>'), Secret))
  expect(refused).toMatchObject({ code: 'providerError', data: { error: 'unknown' } })
})

test('a log-in is finished once, in time, by the tab that began it', async () => {
  const over = { status: 410, code: 'providerLoginOver' }
  provider.people.set('stranger', { sub: 'stranger', email: 'stranger@diwan.example', email_verified: true })
  const [query, secret] = await walked({ login: 'stranger' })
  const [, otherSecret] = await walked({ login: 'stranger' })
  for (const wrong of ['', '?code=1', '?code=1&state=made-up', `${query}&state=twice`])
    expect(await refusalOf(finish(wrong || '?', secret))).toMatchObject(over)
  expect(await refusalOf(finish(query, otherSecret))).toMatchObject(over)
  server.at(new Date(Date.now() + 601_000))
  expect(await refusalOf(finish(query, secret))).toMatchObject(over)

  // None of these used it up; of several who finish it at once, one does.
  server.at()
  const codes = await Promise.all(Array.from({ length: 4 }, () => refusalOf(finish(query, secret))))
  expect(codes.map(({ code }) => code).sort()).toEqual(['providerAccountMissing', ...Array(3).fill(over.code)])
})

test('an address that is missing or not verified proves nothing', async () => {
  for (const claims of [{}, { email: cast.layla.email }, { ...asLayla, email_verified: false }])
    expect(await refusedAs(claims)).toMatchObject({ status: 403, code: 'providerEmailUnproved' })
  expect((await refusedAs({ ...asLayla, email_verified: 'true' })).code).toBe('providerEmailUnproved')
})

test('there must be an active account with the address', async () => {
  const stranger = { email: 'Nobody@diwan.example', email_verified: true }
  expect(await refusedAs(stranger)).toMatchObject({
    status: 403,
    code: 'providerAccountMissing',
    data: { email: stranger.email },
  })
  // Folds to Layla's address, and is not hers.
  expect((await refusedAs({ ...asLayla, email: '\uff4cayla@diwan.example' })).code).toBe('providerAccountMissing')
  await setState('layla', 'pending')
  expect((await refusedAs(asLayla)).code).toBe('providerAccountPending')
  await setState('layla', 'inactive')
  expect((await refusedAs(asLayla)).code).toBe('providerAccountInactive')
  await setState('layla', 'active')
  const failed = () =>
    server.db
      .selectFrom('platform.audit')
      .select('data')
      .where('kind', '=', 'signin.refuseSignIn')
      .orderBy('id')
      .execute()
  // Written after the answer.
  await expect.poll(failed).toEqual(['pending', 'inactive'].map((why) => ({ data: { why, provider: 'company' } })))
})

test('a provider that is not there is said so within seconds, and passwords go on', async () => {
  provider.people.set('layla', { sub: 'layla', ...asLayla })
  const [query, secret] = await walked({ login: 'layla' })
  provider.outOfOrder = 503
  expect(await refusalOf(finish(query, secret))).toMatchObject({
    status: 503,
    code: 'providerUnreachable',
    data: { error: 'HTTP_503' },
  })
  provider.outOfOrder = 'silent'
  const fresh = await startTestServer({ config: { publicUrl, identityProviders: [provider.entry('company')] } })
  const body = { Provider: 'company', To: null, CompetitionCode: null }
  const silent = refusalOf(fresh.anonymous.send(signinCalls.beginProviderLogin, { body }))
  await server.anonymous.send(signinCalls.login, { body: { email: cast.layla.email, password: castPassword } })
  expect(await silent).toMatchObject({ code: 'providerUnreachable', data: { error: 'TIMEOUT' } })
  provider.outOfOrder = null
  // A failure is not remembered.
  await fresh.anonymous.send(signinCalls.beginProviderLogin, { body })
  await fresh.close()

  const gone = await startIdentityProvider(callback)
  await gone.stop()
  const nowhere = await startTestServer({
    config: { publicUrl, identityProviders: [gone.entry('company')] },
  })
  expect(await refusalOf(nowhere.anonymous.send(signinCalls.beginProviderLogin, { body }))).toMatchObject({
    code: 'providerUnreachable',
    data: { error: 'ECONNREFUSED' },
  })
  await nowhere.close()
})

test('a token with a wrong seal, nonce, audience, sender or time is not believed', async () => {
  const refused = () => refusedAs(asLayla, 'layla')
  const expectInvalid = async (error: string) =>
    expect(await refused()).toMatchObject({ status: 409, code: 'providerAnswerInvalid', data: { error } })

  provider.changeToken = (token) => `${token.slice(0, -8)}${token.at(-8) === 'A' ? 'B' : 'A'}${token.slice(-7)}`
  await expectInvalid('OAUTH_INVALID_RESPONSE')
  provider.changeToken = (token) => {
    const head = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
    return `${head}.${token.split('.')[1]}.`
  }
  expect((await refused()).code).toBe('providerAnswerInvalid')
  provider.changeToken = null

  const hour = 3600
  const now = () => Math.floor(Date.now() / 1000)
  provider.changeClaims = (claims) => ({ ...claims, nonce: 'another' })
  await expectInvalid('OAUTH_JWT_CLAIM_COMPARISON_FAILED')
  provider.changeClaims = (claims) => ({ ...claims, aud: 'another' })
  await expectInvalid('OAUTH_JWT_CLAIM_COMPARISON_FAILED')
  provider.changeClaims = (claims) => ({ ...claims, iss: 'https://elsewhere.example' })
  await expectInvalid('OAUTH_JWT_CLAIM_COMPARISON_FAILED')
  provider.changeClaims = (claims) => ({ ...claims, exp: now() - hour, iat: now() - 2 * hour })
  await expectInvalid('OAUTH_JWT_TIMESTAMP_CHECK_FAILED')
  provider.changeClaims = (claims) => ({ ...claims, nbf: now() + hour })
  await expectInvalid('OAUTH_JWT_TIMESTAMP_CHECK_FAILED')
  // Within what clocks may differ by, but a session cannot begin after its end.
  provider.changeClaims = (claims) => ({ ...claims, exp: now() - 5, iat: now() - hour })
  await expectInvalid('EXPIRED')
  provider.changeClaims = (claims) => ({ ...claims, sub: `layla\u0000` })
  await expectInvalid('INVALID_SUBJECT')
  expect(lines.join()).toContain('unexpected ID Token \\"nonce\\" claim value')
})

test('a query whose sender or code is another is not believed', async () => {
  provider.people.set('layla', { sub: 'layla', ...asLayla })
  const [query, secret] = await walked({ login: 'layla' })
  const changed = new URLSearchParams(query)
  changed.set('iss', 'https://elsewhere.example')
  expect((await refusalOf(finish(`?${changed}`, secret))).code).toBe('providerAnswerInvalid')

  // The code of somebody else's log-in: the provider holds it to that one's PKCE challenge.
  const [stolen] = await walked({ login: 'layla' })
  const [own, ownSecret] = await walked({ login: 'layla' })
  const swapped = new URLSearchParams(own)
  swapped.set('code', new URLSearchParams(stolen).get('code')!)
  expect(await refusalOf(finish(`?${swapped}`, ownSecret))).toMatchObject({
    code: 'providerError',
    data: { error: 'invalid_grant' },
  })
})

test('log-ins that never came back are forgotten at night', async () => {
  await begin()
  const left = () => server.db.selectFrom('signin.provider_login').select('provider').execute()
  const before = (await left()).length
  await forgetOldProviderLogins(server.db, new Date())
  expect(await left()).toHaveLength(before)
  await forgetOldProviderLogins(server.db, new Date(Date.now() + 3_600_000))
  expect(await left()).toEqual([])
})

test('the log says what failed and nothing of the person', async () => {
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.join()).not.toMatch(/diwan\.example|code=|state=/)
})
