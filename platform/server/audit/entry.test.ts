import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase } from '#testing/database.ts'
import { probeCalls, probeFull, probeServer } from '#testing/probe.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { recordEvent } from '../event.ts'
import { migrate } from '../postgres/migrate.ts'
import { changeSetting } from '../settings.ts'
import { documentSettings } from '#platform/shared/settings/own-sections.ts'
import { recordAudit } from './entry.ts'

const { module, does } = probeServer()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ modules: [module] })
})
afterAll(() => server.close())

const rows = (kind: string) => server.db.selectFrom('platform.audit').selectAll().where('kind', '=', kind).execute()

test('an event leaves a row of the audit: who, what, before and after, by which request, from where', async () => {
  does.write = async ({ record }) => {
    await record({
      kind: 'planning.addClassRoom',
      subject: ['classRoom', 7],
      data: { code: 'P-7' },
      before: { code: 'P-6', password: 'x' } as never,
      after: { code: 'P-7' },
    })
    return { Count: 1 }
  }
  const huda = await server.as('huda')
  await huda.send(probeCalls.write, { body: { Name: 'x' } })
  const [row] = await rows('planning.addClassRoom')
  expect(row).toMatchObject({
    actor_id: huda.accountId,
    on_behalf_of_id: null,
    subject_type: 'classRoom',
    subject_id: 7,
    data: { code: 'P-7' },
    before: { code: 'P-6' },
    after: { code: 'P-7' },
    address: '127.0.0.1',
  })
  const event = await server.db
    .selectFrom('platform.event')
    .selectAll()
    .where('kind', '=', 'planning.addClassRoom')
    .executeTakeFirstOrThrow()
  expect(row!.request_id).toBe(event.request_id)
  expect(event.actor_id).toBe(huda.accountId)
})

test('a setting keeps what it was, and which it is', async () => {
  await changeSetting(server.db, documentSettings, 'documentLetterDays', 9, { actorId: 3, requestId: 'r-s' })
  await changeSetting(server.db, documentSettings, 'documentLetterDays', 5)
  // Forms save all that stands on them.
  await changeSetting(server.db, documentSettings, 'documentLetterDays', 5, { actorId: 3, requestId: 'r-t' })
  expect(await rows('platform.changeSetting')).toMatchObject([
    { actor_id: 3, data: { setting: 'documentLetterDays' }, before: { value: 7 }, after: { value: 9 } },
    { actor_id: null, before: { value: 9 }, after: { value: 5 } },
  ])
})

test('what rolls back leaves none', async () => {
  does.write = async ({ audit }) => {
    await audit({ kind: 'platform.downloadFile', subject: ['file', 1] })
    refuse(probeFull)
  }
  const { statusCode } = await (await server.as('huda')).raw(probeCalls.write, { body: { Name: 'x' } })
  expect(statusCode).toBe(409)
  expect(await rows('platform.downloadFile')).toEqual([])
})

test('an administrator who acts as somebody is the one who did it, on whose behalf stands beside', async () => {
  const by = { actorId: 5, actingAdminId: 1, requestId: 'r', address: '192.0.2.7' }
  await recordEvent(server.db, { kind: 'planning.editClassRoom', subject: ['classRoom', 1] }, by)
  expect((await rows('planning.editClassRoom'))[0]).toMatchObject({
    actor_id: 1,
    on_behalf_of_id: 5,
    address: '192.0.2.7',
  })
})

test('rows are never changed, deleted or emptied, by nobody', async () => {
  await recordAudit(
    server.db,
    { kind: 'platform.exportList', subject: ['list', 0] },
    { actorId: null, requestId: null },
  )
  const [row] = await rows('platform.exportList')
  const changes = [`update platform.audit set kind = 'other' where id = ${row!.id}`, 'delete from platform.audit']
  const emptied = ['audit', 'audit_seal', 'audit_check', 'audit_head'].map((table) => `truncate platform.${table}`)
  for (const change of [...changes, ...emptied]) {
    await expect(server.asOwner(change), change).rejects.toThrow(/never changed or deleted/)
    await expect(sql.raw(change).execute(server.db), change).rejects.toThrow(/permission denied/)
  }
  expect(await rows('platform.exportList')).toEqual([row])
})

test('the academy’s role cannot take the guards of the audit away, give itself rights, or change any table', async () => {
  const attempts = [
    ...['audit', 'audit_seal', 'audit_check', 'audit_head'].flatMap((table) => [
      `alter table platform.${table} disable trigger all`,
      `drop trigger ${table}_kept on platform.${table}`,
      `drop table platform.${table} cascade`,
      `grant all on platform.${table} to current_user`,
    ]),
    'create or replace function platform.refuse_change() returns trigger language plpgsql as $$ begin return null; end $$',
    'delete from platform.audit_head',
    'alter table people.trainee add column one integer',
    'create table platform.one (one integer)',
    'create table public.one (one integer)',
    'create schema one',
    'create trigger one before insert on platform.audit for each row execute function platform.refuse_change()',
    'delete from kysely_migration',
    'set session_replication_role = replica',
    'set role academy',
  ]
  for (const attempt of attempts) {
    // `grant` without the right to is a warning; that it gave nothing shows below.
    if (attempt.startsWith('grant')) await sql.raw(attempt).execute(server.db)
    else await expect(sql.raw(attempt).execute(server.db), attempt).rejects.toThrow(/permission denied|must be owner/)
  }
  await expect(sql`delete from platform.audit_check`.execute(server.db)).rejects.toThrow('permission denied')
})

test('an academy whose role is no superuser has no right to change them either', async () => {
  const { config, close } = await emptyDatabase()
  const role = `academy_${randomBytes(4).toString('hex')}`
  const asked = async (user: string, text: string) => {
    const client = new pg.Client({ ...config, user })
    await client.connect()
    await client.query(text).finally(() => client.end())
  }
  await asked(config.user, `create role ${role} login; grant create on database ${config.database} to ${role}`)
  await asked(config.user, `alter schema public owner to ${role}`)
  await migrate({ ...config, user: role })
  await asked(
    role,
    `insert into platform.audit (kind, subject_type, subject_id) values ('platform.exportList', 'probe', 1)`,
  )
  // Even where the guard is gone.
  for (const table of ['audit', 'audit_seal', 'audit_check']) {
    await asked(role, `drop trigger if exists ${table}_kept on platform.${table}`)
    for (const change of [`delete from platform.${table}`, `truncate platform.${table}`]) {
      await expect(asked(role, change)).rejects.toThrow('permission denied')
    }
  }
  await expect(asked(role, `update platform.audit set kind = 'other'`)).rejects.toThrow('permission denied')
  await asked(config.user, `drop owned by ${role} cascade; drop role ${role}`)
  await close()
})
