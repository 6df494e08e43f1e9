import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cloneDatabase, emptyDatabase, type TestDatabase } from '#testing/database.ts'
import { sealedFolder, testVault } from '#testing/servers/vault.ts'
import { testDataKey } from '#testing/template.ts'
import { saveBackup } from './save.ts'

// Each starts a command; the last restores, which migrates an academy from nothing.
vi.setConfig({ testTimeout: 400_000, hookTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), 'diwan-restores-'))
const archive = join(folder, 'academy.backup')
let target: TestDatabase
beforeAll(async () => {
  const academy = await cloneDatabase()
  await saveBackup(academy.owner, sealedFolder(join(folder, 'files')), archive, null)
  await academy.close()
  target = await emptyDatabase()
})
afterAll(async () => {
  await target.close()
  rmSync(folder, { recursive: true })
})

/** What bin/restore says, and how it ends. */
const restore = (env: Readonly<Record<string, string>>, file = archive) =>
  new Promise<{ said: string; code: number }>((resolve) => {
    const command = join(import.meta.dirname, '../../../bin/restore')
    execFile(command, [file], { cwd: folder, env: { PATH: process.env['PATH'], ...env } }, (error, out, complaint) =>
      resolve({ said: `${out}${complaint}`, code: error ? Number(error.code) : 0 }),
    )
  })
const lost = `The academy's data are encrypted with the key ${testVault.keyId}, which is none of DATA_KEY (or of secrets/data in the data folder). Bring that key back: without it nobody can read passport numbers, second factors and files.\n`

const DATA_DIR = join(folder, 'data')
const elsewhere = () => {
  const { host, port, user, database } = target.owner
  return {
    DATA_DIR,
    DATABASE_URL: `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`,
    JWT_SECRET: 'b7Zq0Hn2Lx5Vt8Rw1Yk4Cm6Pd9Gf3Js-Ua',
  }
}
const tables = async () =>
  (
    await target.pool.query(`select count(*)::integer as n from pg_class where relnamespace = 'public'::regnamespace
    or to_regnamespace('platform') = relnamespace`)
  ).rows[0].n as number

test('without the key of the archive nothing is made: no table, no folder, no key of its own', async () => {
  const before = await tables()
  expect(await restore({ ...elsewhere(), DATA_KEY: 'q8Vb3Nm6Lc1Sd9Fg4Hj7Kp2Wz5Xt0Ry-Eu' })).toEqual({
    said: lost,
    code: 1,
  })
  expect(await tables()).toBe(before)
  // The same file, named from where the command is typed.
  expect(await restore({ ...elsewhere(), DATA_KEY: 'q8Vb3Nm6Lc1Sd9Fg4Hj7Kp2Wz5Xt0Ry-Eu' }, 'academy.backup')).toEqual({
    said: lost,
    code: 1,
  })
  // On the embedded database a key would be made for an empty folder.
  expect(await restore({ DATA_DIR })).toEqual({ said: lost, code: 1 })
  expect(existsSync(DATA_DIR)).toBe(false)
  mkdirSync(join(DATA_DIR, 'secrets'), { recursive: true })
  writeFileSync(join(DATA_DIR, 'secrets/data'), 'q8Vb3Nm6Lc1Sd9Fg4Hj7Kp2Wz5Xt0Ry-Eu')
  expect(await restore({ DATA_DIR })).toEqual({ said: lost, code: 1 })
  expect(readdirSync(DATA_DIR, { recursive: true }).sort()).toEqual(['secrets', 'secrets/data'])
})

test('with it the same database takes the archive', async () => {
  const done = await restore({ ...elsewhere(), DATA_KEY: testDataKey })
  expect(done).toEqual({ said: expect.stringMatching(/^Restored \d+ rows of \d+ tables/), code: 0 })
  const { rows } = await target.pool.query('select count(*)::integer as n from people.trainee')
  expect(rows[0].n).toBeGreaterThan(1)
})
