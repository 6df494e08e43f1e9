import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#platform/server/database.ts'
import { isReady, startAcademyProcess, type AcademyProcess } from '#testing/servers/academy-process.ts'
import { lostAnswers, readiness, sit, stageSitters, testJwtSecret, type Troubles } from '#testing/stages/sitters.ts'
import { testDataKey } from '#testing/template.ts'

/* The whole academy on a real file system of 300 MB that fills up, its database's log too; only root may make one. */
const folder = mkdtempSync(join(tmpdir(), 'diwan-full-wal-'))
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300m,mode=711', 'none', folder]).status === 0
let academy: AcademyProcess | null = null
afterAll(async () => {
  await academy?.remove()
  if (mounted) execFileSync('umount', [folder])
  rmSync(folder, { recursive: true, force: true })
})

const people = 20

/** Takes what is left of the disk. */
function fillUp(): void {
  const file = openSync(join(folder, 'filling'), 'a')
  try {
    for (const size of [1_048_576, 4096]) {
      try {
        for (;;) writeSync(file, Buffer.alloc(size))
      } catch (error) {
        if ((error as { code?: string }).code !== 'ENOSPC') throw error
      }
    }
  } finally {
    closeSync(file)
  }
}

test.skipIf(!mounted)(
  'on a full disk everything waits; with room again it comes back by itself, and every acknowledged answer is there',
  { timeout: 300_000 },
  async () => {
    const DATA_DIR = join(folder, 'data')
    mkdirSync(DATA_DIR)
    chmodSync(DATA_DIR, 0o711)
    academy = await startAcademyProcess({ DATA_DIR, DATA_KEY: testDataKey, JWT_SECRET: testJwtSecret })
    await isReady(academy)
    const { url, database } = academy
    const { code, tokens } = await stageSitters(openDatabase(database), database, people)
    const going = { on: true }
    const troubles: Troubles = new Map()
    const sitting = await Promise.all(tokens.map((token) => sit(url, code, token, going, troubles)))
    const acknowledged = () => sitting.reduce((sum, { sitter }) => sum + sitter.acknowledged.length, 0)
    const trouble = () => [...troubles.values()].reduce((sum, each) => sum + each, 0)
    await expect.poll(acknowledged, { timeout: 60_000 }).toBeGreaterThan(people)

    fillUp()
    // What the log has left would last for hours.
    const writing = openDatabase({ ...database, max: 1 })
    await expect
      .poll(
        async () => {
          const filling = sql`select pg_logical_emit_message(false, 'filling', repeat('x', 4000000))`
          await filling.execute(writing.db).catch(() => {})
          fillUp()
          return trouble()
        },
        { timeout: 60_000, interval: 50 },
      )
      .toBeGreaterThan(3 * people)
    await writing.close()
    expect(academy.said()).toContain('PostgreSQL has ended')
    await expect.poll(() => readiness(url), { timeout: 60_000, interval: 50 }).toBe(503)
    expect(academy.process.exitCode).toBeNull()

    rmSync(join(folder, 'filling'))
    const then = acknowledged()
    await expect.poll(acknowledged, { timeout: 90_000, interval: 50 }).toBeGreaterThan(then + people)
    await expect.poll(() => readiness(url), { timeout: 60_000, interval: 50 }).toBe(200)
    going.on = false
    await Promise.all(sitting.map(({ answering }) => answering))

    // What a request gets meanwhile: 'try again' with when, or that there is no room.
    expect([...troubles.keys()].filter((what) => !['503', '507'].includes(what))).toEqual([])
    const after = openDatabase({ ...database, max: 1 })
    const sitters = sitting.map(({ sitter }) => sitter)
    const lost = await lostAnswers(after, sitters)
    await after.close()
    expect(lost).toEqual([])
    expect(await academy.stop()).toBe(0)
  },
)
