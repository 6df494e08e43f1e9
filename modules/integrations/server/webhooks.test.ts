import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { askOutside } from '#platform/server/outside/post.ts'
import { addDays, dayOf } from '#platform/shared/values/dates.ts'
import { castPassword } from '#testing/stages/cast.ts'
import { refusalOf } from '#testing/server.ts'
import { whileHeld } from '#testing/while-held.ts'
import {
  added,
  got,
  happens,
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
import { integrationsCalls as calls } from '../contract/calls.ts'
import { jobs } from './jobs.ts'
import { countWebhooks } from './store/webhooks.ts'

withReceiver()

test('an event of somebody behind the wall is handed on too, and nobody there sees an address', async () => {
  const { ID } = await added()
  await sql`update integrations.webhook set events = '{integrations.makeToken}' where id = ${ID}`.execute(server.db)
  const hany = await server.as('hany')
  expect(await refusalOf(hany.send(calls.getWebhooks))).toMatchObject({ code: 'notAllowed' })
  const ExpiresOn = addDays(dayOf(new Date()), 3)
  await hany.send(calls.makeToken, {
    body: { Name: 'ERP', ExpiresOn, Reads: ['classes'], Writes: [], Networks: [], password: castPassword },
  })
  const { rows } = await sql<{ kind: string }>`select kind from integrations.delivery where webhook_id = ${ID}`.execute(
    server.db,
  )
  expect(rows).toEqual([{ kind: 'integrations.makeToken' }])
})

test('the secret is kept sealed, and stands neither in the audit nor in any reply', async () => {
  const { ID, Secret } = await added()
  const kept = await server.db
    .selectFrom('integrations.webhook_secret')
    .selectAll()
    .where('webhook_id', '=', ID)
    .execute()
  expect(kept.some(({ secret_sealed }) => secret_sealed.includes(Buffer.from(Secret)))).toBe(false)
  const audit = await server.db.selectFrom('platform.audit').selectAll().where('subject_type', '=', 'webhook').execute()
  expect(JSON.stringify([audit, await read(ID), (await nadia.send(calls.getWebhooks)).Items])).not.toContain(
    Secret.slice(6),
  )
})

test('one is sent again, and all that failed since a day', async () => {
  const { ID } = await added()
  outside.answer = (response) => void response.writeHead(410).end()
  for (const id of [1, 2, 3]) await happens('classes.open', id)
  await send()
  const disabled = await read(ID)
  const [row] = await logOf(ID)
  expect(await refusalOf(nadia.send(calls.resendDelivery, { body: { ID: row!.ID } }))).toMatchObject({ code: 'notNow' })
  expect(await refusalOf(nadia.send(calls.resendFailed, { body: { ID, Since: '2020-01-01' } }))).toMatchObject({
    code: 'notNow',
  })
  outside.answer = taken
  await nadia.send(calls.enableWebhook, { body: { ID, Version: disabled.Version } })
  await nadia.send(calls.resendDelivery, { body: { ID: row!.ID } })
  await send()
  expect(got.length).toBe(2)
  expect(await logOf(ID, { State: 'failed' })).toHaveLength(2)
  expect(await nadia.send(calls.resendFailed, { body: { ID, Since: '2099-01-01' } })).toEqual({ Count: 0 })
  expect(await nadia.send(calls.resendFailed, { body: { ID, Since: '2020-01-01' } })).toEqual({ Count: 2 })
  await send()
  expect(await read(ID)).toMatchObject({ Failed: 0, Waiting: 0 })
  // What was delivered may be sent again too.
  await nadia.send(calls.resendDelivery, { body: { ID: row!.ID } })
  expect((await logOf(ID, { State: 'waiting' }))[0]).toMatchObject({ ID: row!.ID, Actions: [] })
})

test('a test message arrives and says that it is none', async () => {
  const { ID, Secret } = await added()
  await nadia.send(calls.sendTestEvent, { body: { ID } })
  await send()
  expect(verified(got[0]!, Secret)).toMatchObject({ type: 'integrations.test', data: { ID, Record: null } })
  const { Version } = await read(ID)
  await nadia.send(calls.disableWebhook, { body: { ID, Version } })
  expect(await refusalOf(nadia.send(calls.sendTestEvent, { body: { ID } }))).toMatchObject({ code: 'notNow' })
})

test('only administrators keep addresses', async () => {
  const { ID, Version } = await added()
  for (const who of ['sami', 'huda', 'hany', 'layla'] as const) {
    const other = await server.as(who)
    for (const [call, input] of [
      [calls.getWebhooks, {}],
      [calls.getWebhook, { ID }],
      [calls.getDeliveries, { WebhookID: ID }],
      [calls.deleteWebhook, { ID }],
      [calls.renewWebhookSecret, { body: { ID } }],
      [calls.disableWebhook, { body: { ID, Version } }],
    ] as const)
      expect((await other.raw(call, input)).statusCode).toBe(403)
  }
  expect((await server.anonymous.raw(calls.getWebhooks)).statusCode).toBe(401)
})

test('changes need the version that was read, and a deleted address is gone with its log', async () => {
  const { ID, Version } = await added()
  const body = { Name: 'Other', Url: `${origin}/other`, Events: ['classes.close' as const], Version }
  await nadia.send(calls.editWebhook, { ID, body })
  expect(await refusalOf(nadia.send(calls.editWebhook, { ID, body }))).toMatchObject({ code: 'changedMeanwhile' })
  expect(await refusalOf(nadia.send(calls.enableWebhook, { body: { ID, Version: Version + 1 } }))).toMatchObject({
    code: 'notNow',
  })
  await happens('classes.close')
  await send()
  expect(got[0]!.path).toBe('/other')
  await nadia.send(calls.deleteWebhook, { ID })
  expect(await refusalOf(nadia.send(calls.getWebhook, { ID }))).toMatchObject({ code: 'notFound' })
  expect(await logOf(ID)).toEqual([])
  const { rows } = await sql<{ before: Record<string, unknown> }>`select before from platform.audit
    where kind = 'integrations.deleteWebhook' and subject_id = ${ID}`.execute(server.db)
  expect(rows[0]!.before).toMatchObject({ name: 'Other' })
})

test.each([
  'http://erp.example.com/hook',
  'https://localhost/hook',
  'https://localhost./hook',
  'https://erp.internal/hook',
  'https://erp/hook',
  'https://127.0.0.1/hook',
  'https://127.1/hook',
  'https://2130706433/hook',
  'https://0x7f.0.0.1/hook',
  'https://0177.0.0.1/hook',
  'https://0/hook',
  'https://10.0.0.5/hook',
  'https://172.16.0.1/hook',
  'https://192.168.1.1/hook',
  'https://169.254.169.254/latest/meta-data',
  'https://100.64.0.1/hook',
  'https://[::1]/hook',
  'https://[::]/hook',
  'https://[fe80::1]/hook',
  'https://[fd00::1]/hook',
  'https://[::ffff:127.0.0.1]/hook',
  'https://[::ffff:7f00:1]/hook',
  'https://[64:ff9b::7f00:1]/hook',
  'https://[2002:7f00:1::]/hook',
  'https://１２７.0.0.1/hook',
])('%s is refused, and not asked where it stands in the database all the same', async (url) => {
  expect(await refusalOf(added({ Url: url }))).toMatchObject({
    code: 'addressInside',
    fields: [{ path: 'Url', code: 'inside' }],
  })
  const posted = { url, headers: {}, body: Buffer.from('{}') }
  await expect(askOutside(posted)).rejects.toThrow(/no address outside|ENOTFOUND|EAI_AGAIN/)
})

test.each([
  'ftp://erp.example.com/',
  'https://user:secret@erp.example.com/',
  'erp.example.com',
  'https://erp.example.com/#x',
  '',
])('%s is no address', async (url) => {
  expect(await refusalOf(added({ Url: url }))).toMatchObject({ code: 'invalidInput' })
})

test('a name that stands for an address inside is not asked, each time that something is sent', async () => {
  // `localhost` is the one name that stands inside on every machine.
  const posted = { url: 'https://localhost:9/', headers: {}, body: Buffer.from('{}') }
  await expect(askOutside(posted)).rejects.toThrow('no address outside')
  await expect(askOutside({ ...posted, url: `${origin}/hook` })).rejects.toThrow('no address outside')
  expect(got).toHaveLength(0)
  await expect(askOutside({ ...posted, url: `${origin}/hook` }, { insideHosts: ['127.0.0.1:1'] })).rejects.toThrow(
    'no address outside',
  )
})

test('there are so many addresses, and no more', async () => {
  await sql`insert into integrations.webhook (name, url, account_id, events, made_at)
    select 'n' || n, 'https://erp.example.com/', ${nadia.accountId}, '{classes.open}', now() from generate_series(1, 50) n`.execute(
    server.db,
  )
  expect(await refusalOf(added())).toMatchObject({ code: 'tooManyWebhooks', data: { most: 50 } })
})

test('of two that are added at the same moment as the last one, one is', async () => {
  await sql`insert into integrations.webhook (name, url, account_id, events, made_at)
    select 'n' || n, 'https://erp.example.com/', ${nadia.accountId}, '{classes.open}', now() from generate_series(1, 49) n`.execute(
    server.db,
  )
  const both = await whileHeld(server.db, countWebhooks, [added, added])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('the log forgets what is older than the academy keeps it, but not what waits', async () => {
  const { ID } = await added()
  await happens('classes.open', 1)
  await send()
  await happens('classes.open', 2)
  await sql`update integrations.delivery set happened_at = now() - interval '40 days' where webhook_id = ${ID}`.execute(
    server.db,
  )
  await happens('classes.open', 3)
  await jobs[0]!.run({ db: server.db, files: server.files, now: server.now(), data: {} })
  expect((await logOf(ID)).map(({ SubjectID }) => SubjectID)).toEqual([3, 2])
})

test('the log is filtered by state and by kind', async () => {
  const { ID } = await added()
  await happens('classes.open')
  await nadia.send(calls.sendTestEvent, { body: { ID } })
  expect(await logOf(ID, { Kind: 'integrations.test' })).toHaveLength(1)
  expect(await logOf(ID, { State: 'delivered' })).toHaveLength(0)
  expect(
    await refusalOf(nadia.send(calls.getDeliveries, { WebhookID: ID, Kind: 'accounts.addUser' as never })),
  ).toMatchObject({
    code: 'invalidInput',
  })
})
