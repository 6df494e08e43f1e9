import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase, type TestDatabase } from '#testing/database.ts'
import { ConfigError } from '../configuration/config-error.ts'
import { migrate, missingMigrations } from './migrate.ts'

let database: TestDatabase
const folder = mkdtempSync(join(tmpdir(), 'diwan-migrations-'))
beforeAll(async () => {
  database = await emptyDatabase()
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const count = async (table: string) => Number((await database.pool.query(`select count(*) n from ${table}`)).rows[0].n)

test('files run in order, once, even when several processes start together', async () => {
  writeFileSync(join(folder, '0001-a.sql'), 'create table a (n int); insert into a values (1);')
  writeFileSync(join(folder, '0002-b.sql'), 'insert into a select n + 1 from a;')
  const ran = await Promise.all([1, 2, 3].map(() => migrate(database.config, { folder })))
  expect(ran.flat().sort()).toEqual(['0001-a', '0002-b'])
  expect(await count('a')).toBe(2)
})

test('a file that fails leaves nothing of itself and names itself', async () => {
  writeFileSync(join(folder, '0003-c.sql'), 'create table c (n int); select 1/0;')
  const failure = await migrate(database.config, { folder }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ConfigError)
  expect((failure as Error).message).toMatch(/^Migration 0003-c failed, and nothing of it was kept: division by zero$/)
  await expect(count('c')).rejects.toThrow('does not exist')
  expect(await missingMigrations(database.db, folder)).toEqual(['0003-c'])
})

test('the project has every migration it ships in the template', async () => {
  const { cloneDatabase } = await import('#testing/database.ts')
  const clone = await cloneDatabase()
  expect(await missingMigrations(clone.db)).toEqual([])
  await clone.close()
})
