import { createHash } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#testing/database.ts'
import { byItself } from './by.ts'
import { checkAudit } from './check.ts'
import { recordAudit } from './entry.ts'
import { sealAudit } from './seal.ts'
import { verifyAudit } from './verify.ts'

let academy: TestDatabase
beforeEach(async () => {
  academy = await cloneDatabase()
})
afterEach(() => academy.close())

const add = async (count: number) => {
  for (let id = 1; id <= count; id++) {
    await recordAudit(
      academy.db,
      {
        kind: 'platform.downloadFile',
        subject: ['file', id],
        data: { code: 'ش-١', rate: 0.1 },
        after: { name: 'ملف' },
      },
      { actorId: id, requestId: `r-${id}`, address: '192.0.2.1' },
    )
  }
}

/** As somebody who may do everything: past every guard of the database. */
async function tamper(...statements: string[]): Promise<void> {
  const client = new pg.Client(academy.owner)
  await client.connect()
  await client.query(`set session_replication_role = replica; ${statements.join('; ')}`).finally(() => client.end())
}
const faultAfter = async (...statements: string[]) => {
  await tamper(...statements)
  return (await verifyAudit(academy.db)).fault
}

test('rows are chained once, without a gap, and the chain is sound', async () => {
  expect(await verifyAudit(academy.db)).toMatchObject({ rows: 0, sealedAt: null, fault: null })
  await add(3)
  expect(await verifyAudit(academy.db)).toMatchObject({ rows: 0, waiting: 3, fault: null })
  // Processes of one academy at once.
  await Promise.all([sealAudit(academy.db), sealAudit(academy.db), sealAudit(academy.db)])
  await add(1)
  await sealAudit(academy.db)
  const found = await verifyAudit(academy.db)
  expect(found).toMatchObject({ rows: 4, waiting: 0, fault: null })
  const seals = await academy.db.selectFrom('platform.audit_seal').select('seq').orderBy('seq').execute()
  expect(seals.map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
  expect(await sealAudit(academy.db)).toBe(0)
})

test('anybody can compute the first link from the table', async () => {
  await add(1)
  await sealAudit(academy.db)
  const { rows } = await academy.pool.query(`
    select encode(s.hash, 'hex') as hash, to_char(s.sealed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as sealed,
      to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, a.id, a.data::text as data, a.after::text as after
    from platform.audit a join platform.audit_seal s on s.audit_id = a.id`)
  const { hash, sealed, at, id, data, after } = rows[0]
  const who = [id, at, 'platform.downloadFile', 1, null, 'file', 1]
  const text = JSON.stringify(['0'.repeat(64), 1, sealed, ...who, data, null, after, 'r-1', '192.0.2.1'])
  expect(createHash('sha256').update(text).digest('hex')).toBe(hash)
})

test('a row that commits late and a number that was never used break nothing', async () => {
  const late = new pg.Client(academy.config)
  await late.connect()
  await late.query(`begin; insert into platform.audit (kind, subject_type, subject_id) values ('late', 'file', 1)`)
  const gone = academy.db.transaction().execute(async (tx) => {
    await recordAudit(tx, { kind: 'platform.downloadFile', subject: ['file', 1] }, byItself)
    throw new Error('no')
  })
  await expect(gone).rejects.toThrow('no')
  await add(2)
  expect(await sealAudit(academy.db)).toBe(2)
  await late.query(`insert into platform.audit_unsealed select max(id) from platform.audit where kind = 'late'; commit`)
  await late.end()
  expect(await sealAudit(academy.db)).toBe(1)
  expect(await verifyAudit(academy.db)).toMatchObject({ rows: 3, fault: null })
  const ids = await academy.db.selectFrom('platform.audit_seal').select('audit_id').orderBy('seq').execute()
  expect(ids.map(({ audit_id }) => audit_id)).toEqual([3, 4, 1])
})

test('a batch of many is one chain', async () => {
  await academy.pool.query(`
    with made as (insert into platform.audit (kind, subject_type, subject_id)
      select 'platform.downloadFile', 'file', n from generate_series(1, 2600) n returning id)
    insert into platform.audit_unsealed select id from made`)
  expect(await sealAudit(academy.db)).toBe(2600)
  expect(await verifyAudit(academy.db)).toMatchObject({ rows: 2600, fault: null })
})

test.each([
  ['a changed field', `update platform.audit set actor_id = 9 where id = 3`, 'changed', 3],
  ['a changed document', `update platform.audit set after = '{"name": "other"}' where id = 2`, 'changed', 2],
  ['a changed time', `update platform.audit set at = at - interval '1 microsecond' where id = 4`, 'changed', 4],
  ['a changed address', `update platform.audit set address = null where id = 1`, 'changed', 1],
  ['a deleted row', `delete from platform.audit where id = 3`, 'rowMissing', 3],
  [
    'a row deleted with its seal',
    `delete from platform.audit where id = 3; delete from platform.audit_seal where seq = 3`,
    'sealMissing',
    3,
  ],
  [
    'two swapped rows',
    `update platform.audit a set actor_id = b.actor_id, subject_id = b.subject_id, request_id = b.request_id, at = b.at
     from platform.audit b where (a.id, b.id) in ((2, 4), (4, 2))`,
    'changed',
    2,
  ],
  [
    'two swapped seals',
    `update platform.audit_seal set audit_id = -audit_id where seq in (2, 4);
     update platform.audit_seal set audit_id = case seq when 2 then 4 else 2 end where seq in (2, 4)`,
    'changed',
    2,
  ],
  ['another time of sealing', `update platform.audit_seal set sealed_at = now() where seq = 5`, 'changed', 5],
  [
    'a cut tail',
    `delete from platform.audit where id > 4; delete from platform.audit_seal where seq > 4`,
    'tailMissing',
    5,
  ],
  ['an emptied audit', `truncate platform.audit, platform.audit_seal`, 'tailMissing', 1],
])('%s is found', async (_name, statement, why, seq) => {
  await add(6)
  await sealAudit(academy.db)
  expect(await faultAfter(statement)).toMatchObject({ why, seq })
})

test('a row that the academy did not write, and one that went before its seal, are found', async () => {
  await add(2)
  expect(await faultAfter(`delete from platform.audit where id = 2`)).toEqual({
    why: 'rowMissing',
    seq: null,
    auditId: 2,
  })
  expect(
    await faultAfter(
      `delete from platform.audit_unsealed where audit_id = 2`,
      `insert into platform.audit (kind, subject_type, subject_id) values ('made', 'file', 1)`,
    ),
  ).toEqual({ why: 'unsealed', seq: null, auditId: 3 })
})

test('a chain made anew from some row on is found by any head that was kept of it', async () => {
  await add(5)
  await sealAudit(academy.db)
  const { rows, hash } = await verifyAudit(academy.db)
  // Whoever may do everything can forge the whole chain; it is sound in itself.
  await tamper(
    `update platform.audit set actor_id = 9 where id = 4`,
    `delete from platform.audit_seal where seq >= 4`,
    `insert into platform.audit_unsealed values (4), (5)`,
    `update platform.audit_head set seq = 3, hash = (select hash from platform.audit_seal where seq = 3)`,
  )
  await sealAudit(academy.db)
  expect((await verifyAudit(academy.db)).fault).toBeNull()
  expect((await verifyAudit(academy.db, [{ rows, hash }])).fault).toMatchObject({ why: 'otherChain', seq: 5 })
  // A tail cut off with the noted head too.
  await tamper(
    `delete from platform.audit where id > 3; delete from platform.audit_seal where seq > 3`,
    `update platform.audit_head set seq = 3, hash = (select hash from platform.audit_seal where seq = 3)`,
  )
  expect((await verifyAudit(academy.db)).fault).toBeNull()
  expect((await verifyAudit(academy.db, [{ rows, hash }])).fault).toMatchObject({ why: 'tailMissing', seq: 4 })
})

test('what an earlier verification saw is such a head', async () => {
  await add(3)
  expect(await checkAudit(academy.db)).toMatchObject({ rows: 3, fault: null })
  await tamper(
    `update platform.audit set actor_id = 9 where id = 1`,
    `truncate platform.audit_seal, platform.audit_head`,
    `insert into platform.audit_unsealed select id from platform.audit`,
  )
  const found = await checkAudit(academy.db)
  expect(found.fault).toMatchObject({ why: 'otherChain', seq: 3 })
  const checks = await academy.db.selectFrom('platform.audit_check').select(['rows', 'fault']).orderBy('id').execute()
  expect(checks).toEqual([
    { rows: 3, fault: null },
    { rows: 2, fault: found.fault },
  ])
})
