import { execFile } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#testing/database.ts'
import { recordAudit } from './entry.ts'

const command = join(import.meta.dirname, '../../../bin/commands/audit.ts')
let academy: TestDatabase
beforeAll(async () => {
  academy = await cloneDatabase()
  for (const id of [1, 2, 3]) {
    const by = { actorId: 1, requestId: null }
    await recordAudit(academy.db, { kind: 'platform.downloadFile', subject: ['file', id] }, by)
  }
})
afterAll(() => academy.close())

function run(...flags: string[]): Promise<{ code: number; said: string }> {
  const { host, port, user, database } = academy.config
  const url = `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
  const env = { ...process.env, DATABASE_URL: url }
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...flags], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    )
  })
}

test('bin/audit prints the head, verifies, and names the first row that does not fit', async () => {
  const { said: head } = await run('head')
  expect(head).toMatch(/^3:[0-9a-f]{64}\n$/)
  const sound = await run('verify', '--head', head)
  expect(sound.code).toBe(0)
  expect(sound.said).toContain('The audit is sound: 3 rows.')
  expect(sound.said).toContain(`Head ${head.trim()}, sealed 20`)

  const client = new pg.Client(academy.owner)
  await client.connect()
  await client.query(
    `set session_replication_role = replica; update platform.audit set actor_id = 2 where subject_id = 2`,
  )
  await client.end()
  const { code, said } = await run('verify')
  expect(code).toBe(1)
  expect(said).toContain('does not fit at number 2 of the chain, row 2.')
}, 120_000)
