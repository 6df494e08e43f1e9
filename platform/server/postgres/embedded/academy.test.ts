import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { openDatabase } from '../../database.ts'
import { openAcademyDatabase } from './academy.ts'
import { checkServer } from '../check.ts'
import { missingMigrations } from '../migrate.ts'

const folder = mkdtempSync(join(tmpdir(), 'diwan-academy-'))
chmodSync(folder, 0o711)
afterAll(() => rmSync(folder, { recursive: true }))

test('processes that start together on an empty folder share one migrated database', async () => {
  const settings = { databaseUrl: null, databaseOwnerUrl: null, dataDir: folder, poolSize: 12, workers: 2 }
  const academies = await Promise.all([openAcademyDatabase(settings), openAcademyDatabase(settings)])
  expect(academies.filter((each) => each.migrated.length > 0).length).toBeGreaterThan(0)
  const { db, close } = openDatabase(academies[0]!.address)
  expect(await missingMigrations(db)).toEqual([])
  await close()
  await Promise.all(academies.map((each) => each.stop()))
})

test('a database that cannot be used is named in words', async () => {
  const server = inject('postgres')
  await expect(checkServer({ ...server, host: '127.0.0.1', port: 1 })).rejects.toThrow('does not answer')
  const none = { ...server, database: 'none_of_this_name' }
  await expect(checkServer(none, 'DATABASE_OWNER_URL')).rejects.toThrow('of DATABASE_OWNER_URL has no such database')
  const name = 'locale_c'
  const client = new pg.Client(server)
  await client.connect()
  const provider = Number((await client.query('show server_version_num')).rows[0].server_version_num) >= 150_000
  await client.query(
    `create database ${name} template template0 encoding UTF8 lc_collate 'C' lc_ctype 'C' ${provider ? 'locale_provider libc' : ''}`,
  )
  await expect(checkServer({ ...server, database: name })).rejects.toThrow('does not know Arabic letters')
  await client.query(`alter database ${name} set default_transaction_read_only = on`)
  await expect(checkServer({ ...server, database: name })).rejects.toThrow('of DATABASE_URL takes no changes')
  await client.query(`drop database ${name}`)
  await client.end()
})
