import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase, type TestDatabase } from '#testing/database.ts'
import { migrate } from '../postgres/migrate.ts'
import { sealAudit } from './seal.ts'
import { verifyAudit } from './verify.ts'

const migrations = join(import.meta.dirname, '../../../database/migrations')
let database: TestDatabase
const before = mkdtempSync(join(tmpdir(), 'diwan-migrations-'))
beforeAll(async () => {
  database = await emptyDatabase()
  for (const name of readdirSync(migrations))
    if (name < '0058') copyFileSync(join(migrations, name), join(before, name))
  await migrate(database.config, { folder: before })
})
afterAll(async () => {
  await database.close()
  rmSync(before, { recursive: true })
})

test('facts of before bear the names of their acts, and the chain of the audit begins anew and is sound', async () => {
  const { db, pool } = database
  for (const kind of ['visaNotRequired', 'signedIn', 'feeWaived'])
    await pool.query(
      `with a as (insert into platform.audit (kind, subject_type, subject_id) values ('${kind}', 'registration', 1) returning id)
       insert into platform.audit_unsealed select id from a`,
    )
  await pool.query(
    `insert into platform.event (kind, subject_type, subject_id, data) values ('visaNotRequired', 'registration', 1, '{}')`,
  )
  // One kind of before that was several acts.
  await pool.query(
    `with a as (insert into platform.audit (kind, subject_type, subject_id, data)
       values ('certificateModeChanged', 'certificate', 1, '{"action": "hide", "serial": "C-1"}') returning id)
     insert into platform.audit_unsealed select id from a`,
  )
  // One kind of before that was two: whose account it was.
  for (const subject of [7, 8])
    await pool.query(
      `with a as (insert into platform.audit (kind, actor_id, subject_type, subject_id)
         values ('accountCreated', 7, 'account', ${subject}) returning id)
       insert into platform.audit_unsealed select id from a`,
    )
  // What was a room is a class room now, its columns with it.
  await pool.query(
    `with a as (insert into platform.audit (kind, subject_type, subject_id, before, after)
       values ('roomChanged', 'room', 3, '{"roomTypeId": 1, "capacity": 2}', '{"roomTypeId": null, "capacity": 2}') returning id)
     insert into platform.audit_unsealed select id from a`,
  )
  expect(await sealAudit(db)).toBe(7)
  const head = (await verifyAudit(db)).hash

  await migrate(database.config)
  const kinds = async (table: string) =>
    (await pool.query<{ kind: string }>(`select kind from platform.${table} order by id`)).rows.map(({ kind }) => kind)
  expect(await kinds('audit')).toEqual([
    'registration.dismissVisa',
    'signin.signIn',
    'registration.waiveFee',
    'certificates.hide',
    'accounts.createFirstAdmin',
    'accounts.addUser',
    'planning.editClassRoom',
  ])
  expect(
    (await pool.query(`select subject_type, before, after from platform.audit where kind = 'planning.editClassRoom'`))
      .rows,
  ).toEqual([{ subject_type: 'classRoom', before: { kindId: 1, capacity: 2 }, after: { kindId: null, capacity: 2 } }])
  expect(await kinds('event')).toEqual(['registration.dismissVisa'])
  expect(await sealAudit(db)).toBe(7)
  const sound = await verifyAudit(db)
  expect(sound).toMatchObject({ rows: 7, fault: null })
  expect(sound.hash).not.toBe(head)

  // What the migration did nobody may do afterwards, the owner of the tables neither.
  const owner = new pg.Client(database.owner)
  await owner.connect()
  await expect(owner.query(`update platform.audit set kind = 'x'`)).rejects.toThrow(/never changed|permission denied/)
  await expect(owner.query(`delete from platform.audit_seal`)).rejects.toThrow(/never changed|permission denied/)
  await owner.end()
})
