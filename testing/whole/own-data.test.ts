import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { serverModules } from '#apps/server/modules.ts'
import { ownDataKinds } from '#platform/shared/record/own-data.ts'
import { cloneDatabase, type TestDatabase } from '../database.ts'

/* No table about people may be forgotten when somebody asks for a copy of the own data. */

const parts = serverModules({ identityProviders: [] } as never).flatMap((module) =>
  module.ownData ? [{ name: module.name, data: module.ownData }] : [],
)
const copied = parts.flatMap(({ data }) => data.kinds.flatMap((kind) => kind.tables))
const without = parts.flatMap(({ data }) => Object.keys(data.without ?? {}))

let database: TestDatabase
beforeAll(async () => void (database = await cloneDatabase()))
afterAll(() => database.close())

/** Schemas of the academy; pg-boss keeps its own. */
const ours = sql`n.nspname not like 'pg\\_%' and n.nspname not in ('information_schema', 'pgboss', 'public')`

/** A column that names a person, or a record of one person. */
const personal =
  '(^|_)(account|actor|admin|trainee|instructor|organization|registration|attempt|invoice|coordinator|on_behalf_of|signup)_id$' +
  '|_by$|^(email|to_address|contact_email|actor_key|name_ar|subject|address_hash|origin_hash|passport_number)$'

test('every table that names people is copied, or says why not', async () => {
  const { rows } = await sql<{ table: string }>`
    select distinct n.nspname || '.' || c.relname as "table"
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and ${ours} and (a.attname ~ ${personal} or exists (
      select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and a.attnum = any(f.conkey)
        and f.confrelid in ('accounts.account'::regclass, 'signin.session'::regclass, 'people.trainee'::regclass,
          'people.instructor'::regclass, 'people.organization'::regclass, 'registration.registration'::regclass,
          'billing.invoice'::regclass, 'billing.credit_note'::regclass, 'exams.attempt'::regclass)))
    order by 1`.execute(database.db)
  const named = new Set([...copied, ...without, 'platform.file'])
  const forgotten = rows.map((row) => row.table).filter((table) => !named.has(table))
  expect(forgotten, 'name them in the `ownData` of their module').toEqual([])
  expect(rows.length).toBeGreaterThan(40)
})

test('every column with uploads is among the own files, or holds none', async () => {
  const { rows } = await sql<{ column: string }>`
    select n.nspname || '.' || t.relname || '.' || a.attname as "column"
    from pg_constraint c
    join pg_class t on t.oid = c.conrelid
    join pg_namespace n on n.oid = t.relnamespace
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'platform.file'::regclass`.execute(database.db)
  const own = parts.flatMap(({ data }) => data.files?.columns ?? [])
  const nobodys = rows.map((row) => row.column).filter((column) => !own.includes(column))
  // Pictures and materials of courses, pictures of adverts, of diplomas, of exam questions and of papers are the academy's own.
  const academys = [
    'campaigns.advert.picture_file_id',
    'catalogue.course.image_file_id',
    'catalogue.material.file_id',
    'diplomas.diploma.image_file_id',
    'exams.question_answer.file_id',
    'exams.question_file.file_id',
    'planning.class_room_photo.file_id',
    'platform.paper_image.file_id',
    'library.document_version.file_id',
    // What a report brought, and what was printed of others, is about them.
    'reports.run.file_id',
    'papers.run.file_id',
    'papers.paper.file_id',
  ]
  // Of a visit before there was a record; what was handed in is an attachment too.
  expect(nobodys.filter((column) => !academys.includes(column))).toEqual(['people.signup_file.file_id'])
})

test('what a module names is there, and is named once', async () => {
  const { rows } = await sql<{ table: string }>`
    select n.nspname || '.' || c.relname as "table" from pg_class c
    join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and ${ours}`.execute(database.db)
  const tables = new Set(rows.map((row) => row.table))
  expect([...copied, ...without].filter((table) => !tables.has(table))).toEqual([])
  expect(copied.filter((table) => without.includes(table))).toEqual([])
  for (const { name, data } of parts) {
    const named = [...data.kinds.flatMap((kind) => kind.tables), ...Object.keys(data.without ?? {})]
    const foreign = named.filter(
      (table) => ![name, name === 'privacy' ? 'platform' : name].includes(table.split('.')[0]!),
    )
    expect(foreign, `${name} names its own tables`).toEqual([])
  }
})

test('every file of the archive has its source', () => {
  const filled = new Set(parts.flatMap(({ data }) => data.kinds.map((kind) => kind.kind)))
  expect(ownDataKinds.filter((kind) => kind !== 'files' && !filled.has(kind))).toEqual([])
})
