import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#testing/database.ts'
import { sealedFolder } from '#testing/servers/vault.ts'
import type { Job } from '../module.ts'
import { sendJob } from './send.ts'
import { startJobs, type Jobs } from './start.ts'

let database: TestDatabase
const folder = mkdtempSync(join(tmpdir(), 'diwan-jobs-'))
const running: Jobs[] = []
const ran: unknown[] = []
const errors: unknown[] = []
const jobs: Job[] = [
  {
    name: 'count',
    run: async ({ data }) => {
      ran.push(data)
    },
  },
  {
    name: 'fail',
    run: async () => {
      throw new Error('broken')
    },
  },
  { name: 'nightly', cron: '30 2 * * *', run: async () => {} },
]

beforeAll(async () => {
  database = await cloneDatabase()
  const { config, db } = database
  const options = {
    config,
    db,
    files: sealedFolder(folder),
    jobs,
    timeZone: 'Africa/Cairo',
    onError: (error: unknown) => errors.push(error),
  }
  // Two processes of one academy.
  running.push(...(await Promise.all([startJobs(options), startJobs(options)])))
})
afterAll(async () => {
  await Promise.all(running.map((each) => each.stop()))
  await database.close()
  rmSync(folder, { recursive: true })
})

test('a job sent in a transaction runs once, after it commits; one that rolled back never does', async () => {
  const failed = database.db.transaction().execute(async (tx) => {
    await sendJob(tx, 'count', { n: 1 })
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  await database.db.transaction().execute((tx) => sendJob(tx, 'count', { n: 2 }))
  await expect.poll(() => ran, { timeout: 10_000 }).toEqual([{ n: 2 }])
})

test('a job that throws is reported and will be tried again', async () => {
  await sendJob(database.db, 'fail')
  await expect.poll(() => errors.length, { timeout: 10_000 }).toBeGreaterThan(0)
  expect(String(errors[0])).toContain('broken')
  await expect
    .poll(async () => (await database.pool.query(`select state from pgboss.job where name = 'fail'`)).rows)
    .toEqual([{ state: 'retry' }])
})

test('cron jobs are kept in the academy’s time zone and unknown ones refused', async () => {
  const { rows } = await database.pool.query('select name, cron, timezone from pgboss.schedule')
  expect(rows).toEqual([{ name: 'nightly', cron: '30 2 * * *', timezone: 'Africa/Cairo' }])
  await expect(sendJob(database.db, 'unknown')).rejects.toThrow('No job is called unknown')
})
