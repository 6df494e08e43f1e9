import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountsCalls } from '#modules/accounts/contract/calls.ts'
import { auditCalls } from '#modules/audit/contract/calls.ts'
import { billingCalls } from '#modules/billing/contract/calls.ts'
import { classesCalls } from '#modules/classes/contract/calls.ts'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import { planningCalls } from '#modules/planning/contract/calls.ts'
import { scheduleCalls } from '#modules/schedule/contract/calls.ts'
import { signinCalls } from '#modules/signin/contract/calls.ts'
import { addAccounts } from '#database/seeds/world/people.ts'
import { changeSetting } from '#platform/server/settings.ts'
import type { Call } from '#platform/shared/call.ts'
import { addDays, dayOf } from '#platform/shared/values/dates.ts'
import { castPassword } from '#testing/stages/cast.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { integrationsCalls as calls } from '../contract/calls.ts'
import { integrationSettings } from '../contract/settings.ts'
import { TokenUses } from './token-uses.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())
beforeEach(() => server.at())

const inDays = (count: number) => addDays(dayOf(server.now()), count)
const fields = {
  Name: 'ERP',
  ExpiresOn: inDaysFromNow(30),
  Reads: ['classes'] as const,
  Writes: [] as readonly 'planning'[],
  Networks: [] as readonly string[],
  password: castPassword,
}
function inDaysFromNow(count: number) {
  return addDays(dayOf(new Date()), count)
}
type Fields = { [Key in keyof typeof fields]: unknown }

async function made(who: string, more: Partial<Fields> = {}) {
  const asker = await server.as(who)
  return asker.send(calls.makeToken, { body: { ...fields, Name: randomUUID(), ...more } as never })
}

/** Asks as a program does, from an address of the network. */
const ask = (
  token: string,
  call: Call,
  query: Record<string, string> = {},
  more: { from?: string; body?: object } = {},
) =>
  server.app.inject({
    method: call.method,
    url: call.path,
    query,
    remoteAddress: more.from ?? '203.0.113.7',
    headers: { authorization: `Bearer ${token}`, ...(more.body && { 'content-type': 'application/json' }) },
    ...(more.body && { payload: JSON.stringify(more.body) }),
  })
const holiday = (day: string) => ({
  Name: { ar: 'عطلة', en: 'Day', fr: 'Jour' },
  Kind: 'oneOff',
  FirstDay: day,
  LastDay: day,
})
const statusOf = async (...rest: Parameters<typeof ask>) => (await ask(...rest)).statusCode
const codeOf = async (...rest: Parameters<typeof ask>) => (await ask(...rest)).json<{ code: string }>().code

test('a token opens the areas that it was made for, with its person’s rights, and nothing else', async () => {
  const { Token } = await made('nadia')
  expect(Token).toMatch(/^diwan_[\w-]{43}$/)
  expect(await statusOf(Token, classesCalls.getCourseClasses)).toBe(200)
  expect(await ask(Token, planningCalls.getHolidays).then((answer) => answer.json())).toMatchObject({
    status: 403,
    code: 'notByToken',
    data: { area: 'planning' },
  })
  // Reading does not write.
  const reads = (await made('nadia', { Reads: ['planning'] })).Token
  expect(await statusOf(reads, planningCalls.getHolidays)).toBe(200)
  expect(await codeOf(reads, planningCalls.addHoliday, {}, { body: holiday('2027-01-01') })).toBe('notByToken')
  const writes = (await made('nadia', { Reads: [], Writes: ['planning'] })).Token
  expect(await statusOf(writes, planningCalls.getHolidays)).toBe(200)
  expect(await codeOf(writes, planningCalls.addHoliday, {}, { body: { Name: 1 } })).toBe('invalidInput')
})

test('no token reaches accounts, passwords, second factors, sessions, tokens and secrets', async () => {
  const everything = (await rulesOf('nadia')).Areas
  const { Token } = await made('nadia', {
    Reads: everything.map(({ Area }) => Area),
    Writes: everything.filter(({ CanWrite }) => CanWrite).map(({ Area }) => Area),
  })
  for (const call of [
    accountsCalls.searchUsers,
    signinCalls.getMe,
    signinCalls.getSessions,
    signinCalls.changePassword,
    signinCalls.refresh,
    signinCalls.login,
    calls.getApiTokens,
    calls.makeToken,
    calls.revokeToken,
    calls.getWebhooks,
    calls.renewWebhookSecret,
    scheduleCalls.makeFeed,
    peopleCalls.openPassport,
  ] as readonly Call[])
    expect([call.path, await codeOf(Token, call)]).toEqual([call.path, 'notByToken'])
  expect(
    (await ask(Token, { method: 'GET', path: '/api/Live/Stream' } as unknown as Call)).statusCode,
  ).toBeGreaterThanOrEqual(400)
})

const rulesOf = async (who: string) => (await server.as(who)).send(calls.getTokenRules)

test('only administrators and accounts of organizations make tokens, for what they may do themselves', async () => {
  for (const who of ['sami', 'huda', 'omar', 'karim', 'layla'])
    expect(await refusalOf(made(who))).toMatchObject({ status: 403, code: 'notAllowed' })
  expect(await refusalOf(server.anonymous.send(calls.makeToken, { body: fields as never }))).toMatchObject({
    code: 'notSignedIn',
  })
  const { Areas } = await rulesOf('hany')
  expect(Areas.map(({ Area }) => Area)).not.toContain('audit')
  expect((await refusalOf(made('hany', { Reads: ['audit'] }))).fields).toEqual([{ path: 'Reads', code: 'notYours' }])
  expect((await refusalOf(made('hany', { Reads: [], Writes: ['planning'] }))).fields).toEqual([
    { path: 'Writes', code: 'notYours' },
  ])
})

test('an organization’s token shows its own rows alone, as row-level security holds it', async () => {
  const { Token } = await made('hany', { Reads: ['people', 'billing'] })
  const theirs = (await ask(Token, peopleCalls.listTraineesOfCustomer)).json<{ Items: { OrganizationID: number }[] }>()
  const own = await (await server.as('hany')).send(peopleCalls.listTraineesOfCustomer)
  expect(theirs.Items).toEqual(own.Items)
  expect(await codeOf(Token, peopleCalls.deleteTrainees, {}, { body: { IDs: [1] } })).toBe('notByToken')
  expect(await codeOf(Token, peopleCalls.listOrganizations)).toBe('notAllowed')
  const { rows } = await sql<{ id: number }>`select id from billing.invoice order by id limit 1`.execute(server.db)
  if (rows[0]) expect(await codeOf(Token, billingCalls.getInvoice, { ID: String(rows[0].id) })).toBe('notFound')
})

test('making one takes the password, and is told to its person', async () => {
  const nadia = await server.as('nadia')
  const { password: _, ...without } = fields
  expect((await refusalOf(nadia.send(calls.makeToken, { body: without as never }))).fields).toEqual([
    { path: 'password', code: 'required' },
  ])
  expect((await refusalOf(made('nadia', { password: 'wrong-Password-1' }))).code).toBe('wrongOldPassword')
  const { ID } = await made('nadia', { Name: 'Told' })
  const event = await server.db
    .selectFrom('platform.event')
    .select('data')
    .where('kind', '=', 'integrations.makeToken')
    .where('subject_id', '=', ID)
    .executeTakeFirstOrThrow()
  expect(event.data).toMatchObject({ accountId: nadia.accountId })
})

test('neither the token nor its hash is kept where somebody reads it', async () => {
  const { ID, Token } = await made('nadia', { Name: 'Secret' })
  const kept = await server.db
    .selectFrom('integrations.api_token')
    .selectAll()
    .where('id', '=', ID)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(kept)).not.toContain(Token.slice(12))
  const audit = await server.db
    .selectFrom('platform.audit')
    .selectAll()
    .where('kind', '=', 'integrations.makeToken')
    .execute()
  const hash = kept.hash.toString('hex')
  expect(audit.length).toBeGreaterThan(0)
  expect(JSON.stringify(audit)).not.toContain(Token.slice(12))
  expect(JSON.stringify(audit)).not.toContain(hash)
  expect(audit.at(-1)!.after).toMatchObject({ name: 'Secret', reads: ['classes'] })
})

test('a name that a good token has is refused, so that a repeated request makes no second one', async () => {
  await made('nadia', { Name: 'Twice' })
  expect(await refusalOf(made('nadia', { Name: 'Twice' }))).toMatchObject({ code: 'tokenNameTaken' })
  const both = await Promise.allSettled([made('nadia', { Name: 'At once' }), made('nadia', { Name: 'At once' })])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  // Another person’s names are their own.
  await made('hany', { Name: 'Twice' })
})

test('days, areas and networks are held to their limits', async () => {
  await changeSetting(server.db, integrationSettings, 'apiTokenDays', 10 as never)
  expect((await refusalOf(made('nadia', { ExpiresOn: inDays(11) }))).fields).toEqual([
    { path: 'ExpiresOn', code: 'tooLate' },
  ])
  expect((await refusalOf(made('nadia', { ExpiresOn: inDays(-1) }))).fields).toEqual([
    { path: 'ExpiresOn', code: 'inThePast' },
  ])
  await made('nadia', { ExpiresOn: inDays(10) })
  await changeSetting(server.db, integrationSettings, 'apiTokenDays', 365 as never)
  expect((await refusalOf(made('nadia', { Reads: [], Writes: [] }))).fields).toEqual([
    { path: 'Reads', code: 'required' },
  ])
  expect((await refusalOf(made('nadia', { Reads: ['accounts'] }))).code).toBe('invalidInput')
  for (const network of ['1.2.3.4/33', '1.2.3', '10.0.0.0/0', 'fe80::1::2', 'x', '::1/129', '256.1.1.1', '1.2.3.4/8/8'])
    expect([network, (await refusalOf(made('nadia', { Networks: [network] }))).code]).toEqual([network, 'invalidInput'])
})

test('a token that names networks is none from elsewhere', async () => {
  const { Token } = await made('nadia', { Networks: ['198.51.100.0/24', '2001:db8:1::/48', '192.0.2.9'] })
  const from = (address: string) => statusOf(Token, classesCalls.getCourseClasses, {}, { from: address })
  expect(await from('198.51.100.77')).toBe(200)
  expect(await from('::ffff:198.51.100.77')).toBe(200)
  expect(await from('2001:db8:1:2::5')).toBe(200)
  expect(await from('192.0.2.9')).toBe(200)
  expect(await from('198.51.101.1')).toBe(401)
  expect(await from('2001:db8:2::1')).toBe(401)
  expect(await from('192.0.2.10')).toBe(401)
})

test('a token is over on the day after its last, and what never was is none', async () => {
  const { Token } = await made('nadia', { ExpiresOn: inDays(3) })
  server.at(new Date(Date.now() + 2 * 86_400_000))
  expect(await statusOf(Token, classesCalls.getCourseClasses)).toBe(200)
  server.at(new Date(Date.now() + 5 * 86_400_000))
  expect(await codeOf(Token, classesCalls.getCourseClasses)).toBe('notSignedIn')
  server.at()
  for (const other of [`diwan_${'A'.repeat(43)}`, Token.slice(0, -1), `${Token}x`, Token.toUpperCase(), 'diwan_'])
    expect(await codeOf(other, classesCalls.getCourseClasses)).toBe('notSignedIn')
})

test('a token that was taken back gets nothing at once, and only its person and administrators may', async () => {
  const { ID, Token } = await made('hany')
  const own = await made('nadia')
  expect(await statusOf(Token, lookupsCalls.getLookupOptions)).toBe(403)
  const hany = await server.as('hany')
  expect(await refusalOf(hany.send(calls.revokeToken, { body: { ID: own.ID } }))).toMatchObject({ code: 'notFound' })
  expect(await refusalOf((await server.as('sami')).send(calls.revokeToken, { body: { ID } }))).toMatchObject({
    code: 'notAllowed',
  })
  expect((await hany.send(calls.getApiTokens)).Items.map((row) => row.ID)).not.toContain(own.ID)
  const nadia = await server.as('nadia')
  expect((await nadia.send(calls.getApiTokens, { pageSize: 100 })).Items.map((row) => row.ID)).toContain(ID)
  await nadia.send(calls.revokeToken, { body: { ID } })
  await expect.poll(() => statusOf(Token, classesCalls.getCourseClasses)).toBe(401)
  expect(await refusalOf(nadia.send(calls.revokeToken, { body: { ID } }))).toMatchObject({ code: 'notNow' })
  expect((await hany.send(calls.getApiTokens)).Items.find((row) => row.ID === ID)).toMatchObject({
    State: 'ended',
    EndedWhy: 'revoked',
    Actions: [],
  })
})

/** A second administrator with a token. */
async function administrator(name: string) {
  const email = `${name}@diwan.example`
  const { password_hash } = await server.db
    .selectFrom('accounts.account')
    .select('password_hash')
    .where('email', '=', 'nadia@diwan.example')
    .executeTakeFirstOrThrow()
  await addAccounts(server.db, [{ email, role: 'admin', name_ar: name, name_en: name, password_hash }])
  const asker = await server.as(email)
  const { ID, Token } = await made(email)
  expect(await statusOf(Token, classesCalls.getCourseClasses)).toBe(200)
  const endedWhy = async () =>
    (
      await server.db
        .selectFrom('integrations.api_token')
        .select('ended_why')
        .where('id', '=', ID)
        .executeTakeFirstOrThrow()
    ).ended_why
  return { id: asker.accountId, email, Token, endedWhy }
}

test('another role, another password and an account that is switched off end the tokens, for good', async () => {
  const changes = {
    role: sql`update accounts.account set role = 'instructor' where id = `,
    password: sql`update accounts.account set password_hash = 'other' where id = `,
    account: sql`update accounts.account set state = 'inactive' where id = `,
  }
  const back = {
    role: sql`update accounts.account set role = 'admin' where id = `,
    password: sql`select `,
    account: sql`update accounts.account set state = 'active' where id = `,
  }
  for (const why of ['role', 'password', 'account'] as const) {
    const other = await administrator(`other-${why}`)
    await sql`${changes[why]} ${other.id}`.execute(server.db)
    await expect.poll(() => statusOf(other.Token, classesCalls.getCourseClasses)).toBe(401)
    await sql`${back[why]} ${other.id}`.execute(server.db)
    expect(await statusOf(other.Token, classesCalls.getCourseClasses)).toBe(401)
    expect(await other.endedWhy()).toBe(why)
  }
})

test('whoever changes the own password through the page ends the own tokens', async () => {
  const other = await administrator('changes')
  await (
    await server.as(other.email)
  ).send(signinCalls.changePassword, {
    body: {
      oldPassword: castPassword,
      newPassword: 'Another-Password-2026',
      confirmPassword: 'Another-Password-2026',
    } as never,
  })
  await expect.poll(() => statusOf(other.Token, classesCalls.getCourseClasses)).toBe(401)
  expect(await other.endedWhy()).toBe('password')
})

test('a token whose trigger did not run still gives no role of before', async () => {
  const other = await administrator('silent')
  await server.asOwner(`alter table accounts.account disable trigger end_api_tokens`)
  await sql`update accounts.account set role = 'editor' where id = ${other.id}`.execute(server.db)
  await server.asOwner(`alter table accounts.account enable trigger end_api_tokens`)
  await sql`select pg_notify('diwan_actor', ${String(other.id)})`.execute(server.db)
  await expect.poll(() => statusOf(other.Token, classesCalls.getCourseClasses)).toBe(401)
  expect(await other.endedWhy()).toBeNull()
})

test('the audit says by which token it was', async () => {
  const { ID, Token } = await made('nadia', { Reads: [], Writes: ['planning'], Name: 'HR system' })
  const body = holiday('2027-01-02')
  const answer = await ask(Token, planningCalls.addHoliday, {}, { body })
  expect([answer.statusCode, answer.body.slice(0, 200)]).toMatchObject([200, expect.anything()])
  const nadia = await server.as('nadia')
  const { Items } = await nadia.send(auditCalls.searchAudit, { Kind: 'planning.addHoliday' })
  expect(Items[0]).toMatchObject({ ActorID: nadia.accountId, ApiTokenName: 'HR system', Address: '203.0.113.7' })
  expect(await nadia.send(auditCalls.getAuditEntry, { ID: Items[0]!.ID })).toMatchObject({ Data: { apiTokenId: ID } })
  const made_ = (await nadia.send(auditCalls.searchAudit, { Kind: 'integrations.makeToken' })).Items[0]
  expect(made_).toMatchObject({ ApiTokenName: null })
})

test('a repeated write by a token is one, and its key is no other’s', async () => {
  const { Token } = await made('nadia', { Reads: [], Writes: ['planning'] })
  const body = holiday('2027-02-01')
  const once = () =>
    server.app.inject({
      method: planningCalls.addHoliday.method,
      url: planningCalls.addHoliday.path,
      headers: {
        authorization: `Bearer ${Token}`,
        'content-type': 'application/json',
        'idempotency-key': 'the-same-key',
      },
      payload: JSON.stringify(body),
    })
  const [one, other] = [await once(), await once()]
  expect(one.statusCode).toBe(200)
  expect(other.json()).toEqual(one.json())
})

test('what was used is counted, with day and address', async () => {
  const { ID } = await made('nadia')
  const uses = new TokenUses(server.db, (error) => expect.fail(String(error)))
  for (let time = 0; time < 3; time++) uses.used(ID, '198.51.100.7', new Date('2026-03-01T23:30:00Z'))
  await uses.close()
  const nadia = await server.as('nadia')
  const row = (await nadia.send(calls.getApiTokens, { pageSize: 100 })).Items.find((each) => each.ID === ID)
  // Past midnight by the academy’s clock.
  expect(row).toMatchObject({ Uses: 3, LastUsedOn: '2026-03-02', LastUsedAddress: '198.51.100.7' })
})

test('the list is ordered, searched and filtered', async () => {
  const nadia = await server.as('nadia')
  const { ID } = await made('nadia', { Name: 'Nightly export' })
  expect((await nadia.send(calls.getApiTokens, { search: 'nightly' })).Items.map((row) => row.ID)).toEqual([ID])
  const ended = await nadia.send(calls.getApiTokens, { State: 'ended', pageSize: 100 })
  expect(new Set(ended.Items.map(({ State }) => State))).toEqual(new Set(['ended']))
  const names = (await nadia.send(calls.getApiTokens, { sort: 'Name', pageSize: 100 })).Items.map(({ Name }) => Name)
  expect(names.length).toBeGreaterThan(3)
})

test('a person may have so many, and no more', async () => {
  const other = await administrator('many')
  await sql`insert into integrations.api_token (account_id, name, prefix, hash, role, reads, made_at, expires_at)
    select ${other.id}, 'n' || n, 'diwan_', sha256(('x' || n)::bytea), 'admin', '{classes}', now(), now() + interval '1 day'
    from generate_series(1, 19) n`.execute(server.db)
  expect(await refusalOf(made(other.email))).toMatchObject({ code: 'tooManyTokens', data: { most: 20 } })
})

test('a token has a rate of its own, and takes nothing from its person', async () => {
  const limited = await startTestServer({ limited: true })
  try {
    const nadia = await limited.as('nadia')
    const { Token } = await nadia.send(calls.makeToken, { body: { ...fields, Name: 'Fast' } as never })
    const asked = await Promise.all(
      Array.from({ length: 400 }, () =>
        limited.app.inject({
          method: 'GET',
          url: classesCalls.getCourseClasses.path,
          headers: { authorization: `Bearer ${Token}` },
        }),
      ),
    )
    expect(asked.some(({ statusCode }) => statusCode === 429)).toBe(true)
    await nadia.send(calls.getApiTokens)
  } finally {
    await limited.close()
  }
})
