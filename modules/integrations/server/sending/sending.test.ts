import type { ServerResponse } from 'node:http'
import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { addAccounts } from '#database/seeds/world/people.ts'
import { byItself } from '#platform/server/audit/by.ts'
import { recordEvent } from '#platform/server/event.ts'
import { askOutside } from '#platform/server/outside/post.ts'
import { changeSetting } from '#platform/server/settings.ts'
import { addClass } from '#testing/stages/registrations.ts'
import {
  added,
  got,
  happens,
  host,
  later,
  logOf,
  nadia,
  origin,
  outside,
  read,
  send,
  server,
  taken,
  verified,
  withReceiver,
} from '#testing/stages/webhooks.ts'
import { integrationsCalls as calls } from '../../contract/calls.ts'
import { integrationSettings } from '../../contract/settings.ts'

withReceiver()

test('what happens is sent as Standard Webhooks has it, and only what the address wants', async () => {
  const { ID, Secret } = await added()
  const classId = await addClass(server.db, server.now())
  await happens('classes.open', classId)
  await happens('classes.close', classId)
  await send()
  expect(got).toHaveLength(1)
  const message = verified(got[0]!, Secret)
  expect(message).toMatchObject({ type: 'classes.open', data: { ID: classId, Subject: 'courseClass' } })
  expect(got[0]!.headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': expect.stringMatching(/^msg_\w{32}$/),
  })
  const [row] = await logOf(ID)
  expect(row).toMatchObject({ State: 'delivered', Tries: 1, LastStatus: 200, Kind: 'classes.open', SubjectID: classId })
  const { Body, Attempts } = await nadia.send(calls.getDelivery, { ID: row!.ID })
  expect(Body).toBe(got[0]!.body)
  expect(Attempts).toMatchObject([{ Status: 200, Fault: null, Answer: 'thank you' }])
})

test('the record is what the API gives the person of the address, and nothing that somebody is known by', async () => {
  const { classesCalls } = await import('#modules/classes/contract/calls.ts')
  const { Secret } = await added({ Events: ['classes.open', 'people.addTrainee', 'people.addOrganization'] })
  const classId = await addClass(server.db, server.now())
  const { rows: people } = await sql<{ id: number; org: number }>`select (select min(id) from people.trainee) as id,
    (select min(id) from people.organization) as org`.execute(server.db)
  await happens('classes.open', classId)
  await recordEvent(server.db, { kind: 'people.addTrainee', subject: ['trainee', people[0]!.id] }, byItself)
  await recordEvent(server.db, { kind: 'people.addOrganization', subject: ['organization', people[0]!.org] }, byItself)
  await send()
  const [ofClass, ofTrainee, ofOrganization] = got.map(
    (each) => verified(each, Secret).data['Record'] as Record<string, unknown>,
  )
  const given = await nadia.send(classesCalls.getCourseClass, { ID: classId })
  expect(given).toMatchObject(ofClass!)
  expect(Object.keys(ofClass!)).toContain('State')
  expect(Object.keys(ofTrainee!).toSorted()).toEqual(['Code', 'ID', 'IsActive', 'OrganizationID', 'Version'])
  expect(Object.keys(ofOrganization!).toSorted()).toEqual([
    'Code',
    'CreditApproved',
    'ID',
    'IsActive',
    'Name',
    'Version',
  ])
})

test('what the person may not read, or is not there, is told by its number alone', async () => {
  const { Secret } = await added()
  await happens('registration.approve', 999_999)
  await send()
  expect(verified(got[0]!, Secret).data).toEqual({ ID: 999_999, Subject: 'registration', Record: null })
})

test('a message stands and falls with the transaction of its event', async () => {
  const { ID } = await added()
  const broken = server.db.transaction().execute(async (tx) => {
    await recordEvent(tx, { kind: 'classes.open', subject: ['courseClass', 1] }, byItself)
    throw new Error('it did not happen')
  })
  await expect(broken).rejects.toThrow('it did not happen')
  await send()
  expect([got.length, (await logOf(ID)).length]).toEqual([0, 0])
})

test('a signature is of the body, the number and the time, and an old one is none', async () => {
  const { Secret } = await added()
  await happens('classes.open')
  await send()
  const [message] = got
  const { headers, body } = message!
  const verify =
    (more: object, text = body, secret = Secret) =>
    () =>
      new Webhook(secret).verify(text, { ...headers, ...more } as Record<string, string>)
  expect(verify({})).not.toThrow()
  expect(verify({}, body.replace('classes', 'Classes'))).toThrow()
  expect(verify({ 'webhook-id': 'msg_other' })).toThrow()
  expect(verify({ 'webhook-timestamp': String(Number(headers['webhook-timestamp']) + 1) })).toThrow()
  expect(verify({}, body, `whsec_${Buffer.alloc(32).toString('base64')}`)).toThrow()
  // Replayed an hour later it is refused by its time.
  const old = String(Math.floor(Date.now() / 1000) - 3600)
  expect(verify({ 'webhook-timestamp': old })).toThrow(/old/)
})

test('after another secret both sign for a day, then the new one alone', async () => {
  const { ID, Secret: former } = await added()
  // The one that it was added with was told to nobody, and signs nothing beside it.
  expect((await read(ID)).BothSecretsUntil).toBeNull()
  later(25 * 3_600_000)
  const { Secret } = await nadia.send(calls.renewWebhookSecret, { body: { ID } })
  expect(Secret).not.toBe(former)
  expect((await read(ID)).BothSecretsUntil).not.toBeNull()
  await happens('classes.open')
  await send()
  const signs = (secret: string) => {
    const { headers, body } = got.at(-1)!
    const at = new Date(Number(headers['webhook-timestamp']) * 1000)
    return String(headers['webhook-signature'])
      .split(' ')
      .includes(new Webhook(secret).sign(String(headers['webhook-id']), at, body))
  }
  expect([signs(former), signs(Secret)]).toEqual([true, true])
  later(25 * 3_600_000)
  await happens('classes.open')
  await send()
  expect([signs(former), signs(Secret)]).toEqual([false, true])
  expect((await read(ID)).BothSecretsUntil).toBeNull()
})

test('what fails is tried again with growing distances under the same number and body', async () => {
  const { ID } = await added()
  outside.answer = (response) => void response.writeHead(503).end('not now')
  await happens('classes.open')
  await send()
  await send()
  expect(got).toHaveLength(1)
  expect((await logOf(ID))[0]).toMatchObject({ State: 'waiting', Tries: 1, LastStatus: 503 })
  later(6_000)
  await send()
  expect(got).toHaveLength(2)
  expect(got[1]!.headers['webhook-id']).toBe(got[0]!.headers['webhook-id'])
  expect(got[1]!.body).toBe(got[0]!.body)
  outside.answer = taken
  later(301_000)
  await send()
  expect((await logOf(ID))[0]).toMatchObject({ State: 'delivered', Tries: 3 })
  expect((await read(ID)).FailingSince).toBeNull()
})

test('messages reach an address in the order in which things happened', async () => {
  await added()
  for (let id = 1; id <= 20; id++) await happens('classes.open', id)
  await send()
  expect(got.map(({ body }) => JSON.parse(body).data.ID)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
})

test('two processes that send at once send each message once', async () => {
  await added()
  for (let id = 1; id <= 6; id++) await happens('classes.open', id)
  outside.answer = (response, request) => void setTimeout(() => taken(response, request), 20)
  await Promise.all([send(), send(), send()])
  expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(6)
  expect(got).toHaveLength(6)
})

test('of a process that dies in the middle the message is sent again, under its number', async () => {
  const { ID } = await added()
  await happens('classes.open')
  const died = send({}, async (posted) => {
    await askOutside(posted, { insideHosts: [host] })
    await sql`update integrations.webhook set busy_until = now() + interval '2 minutes' where id = ${ID}`.execute(
      server.db,
    )
    return new Promise(() => undefined)
  })
  void died
  await expect.poll(() => got.length).toBe(1)
  await send()
  expect(got).toHaveLength(1)
  later(125_000)
  await send()
  expect(got).toHaveLength(2)
  expect(got[1]!.headers['webhook-id']).toBe(got[0]!.headers['webhook-id'])
  expect((await logOf(ID))[0]).toMatchObject({ State: 'delivered' })
})

test('redirects are not followed', async () => {
  const { ID } = await added()
  outside.answer = (response) => void response.writeHead(302, { location: `${origin}/elsewhere` }).end()
  await happens('classes.open')
  await send()
  expect(got.map(({ path }) => path)).toEqual(['/hook'])
  expect((await logOf(ID))[0]).toMatchObject({ State: 'waiting', LastStatus: 302 })
})

test('of an answer its beginning is kept, and one without an end holds nobody up', async () => {
  const { ID } = await added()
  outside.answer = (response) => {
    response.writeHead(200)
    const more = setInterval(() => response.write('x'.repeat(700) + '\u0000'), 5)
    response.on('close', () => clearInterval(more))
  }
  await happens('classes.open')
  await send()
  const [row] = await logOf(ID)
  const { Attempts } = await nadia.send(calls.getDelivery, { ID: row!.ID })
  expect(row).toMatchObject({ State: 'delivered' })
  expect(Attempts[0]!.Answer.length).toBeLessThanOrEqual(1024)
})

test.each([
  ['hangs', 'tooSlow', () => undefined],
  ['cuts off', 'cutOff', (response: ServerResponse) => void response.socket!.destroy()],
] as const)('an address that %s is said so', async (_, fault, does) => {
  const { ID } = await added()
  outside.answer = does
  await happens('classes.open')
  await send({}, (posted, options) => askOutside(posted, { ...options, patienceMs: 150 }))
  const [row] = await logOf(ID)
  const { Attempts } = await nadia.send(calls.getDelivery, { ID: row!.ID })
  expect(Attempts[0]).toMatchObject({ Status: null, Fault: fault })
})

test('an address that is not there, or whose name is none, is said so', async () => {
  const { ID } = await added()
  await happens('classes.open')
  await sql`update integrations.webhook set url = 'https://no-such-name.invalid/' where id = ${ID}`.execute(server.db)
  await send()
  const [row] = await logOf(ID)
  const { Attempts } = await nadia.send(calls.getDelivery, { ID: row!.ID })
  expect(['unknownName', 'unreachable']).toContain(Attempts[0]!.Fault)
})

test('410 disables at once; the administrators are told, and what waits has failed', async () => {
  const { ID } = await added()
  outside.answer = (response) => void response.writeHead(410).end()
  await happens('classes.open', 1)
  await happens('classes.open', 2)
  await send()
  expect(got).toHaveLength(1)
  expect(await read(ID)).toMatchObject({ State: 'disabled', DisabledWhy: 'gone', Waiting: 0, Failed: 2 })
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from platform.event
    where kind = 'integrations.stopWebhook' and subject_id = ${ID}`.execute(server.db)
  expect(rows[0]!.count).toBe(1)
  // Told nothing of what happens meanwhile.
  await happens('classes.open', 3)
  expect(await logOf(ID)).toHaveLength(2)
})

test('days of failing disable, as many as the academy says', async () => {
  await changeSetting(server.db, integrationSettings, 'webhookFailingDays', 2 as never)
  const { ID } = await added()
  outside.answer = (response) => void response.writeHead(500).end()
  await happens('classes.open', 1)
  await send()
  later(86_400_000)
  await send()
  expect(await read(ID)).toMatchObject({ State: 'active' })
  expect((await read(ID)).FailingSince).not.toBeNull()
  later(86_400_000 + 60_000)
  await send()
  expect(await read(ID)).toMatchObject({ State: 'disabled', DisabledWhy: 'failing' })
})

test('an address whose person administers the academy no more is told nothing', async () => {
  await addAccounts(server.db, [{ email: 'former@diwan.example', role: 'admin', name_ar: 'ف', name_en: 'F' }])
  const former = await server.as('former@diwan.example')
  const { ID } = await former.send(calls.addWebhook, {
    body: { Name: 'Theirs', Url: `${origin}/theirs`, Events: ['classes.open'] },
  })
  await sql`update accounts.account set role = 'editor' where id = ${former.accountId}`.execute(server.db)
  await happens('classes.open')
  await send()
  expect(got).toHaveLength(0)
  const webhook = await read(ID)
  expect(webhook).toMatchObject({ State: 'disabled', DisabledWhy: 'person', Failed: 1 })
  // Whoever enables it again lends it the own rights.
  await nadia.send(calls.enableWebhook, { body: { ID, Version: webhook.Version } })
  await nadia.send(calls.resendFailed, { body: { ID, Since: '2020-01-01' } })
  await send()
  expect(got).toHaveLength(1)
})
