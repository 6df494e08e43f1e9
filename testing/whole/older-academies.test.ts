import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { declaredCalls } from '#apps/server/openapi.ts'
import { verifyAudit } from '#platform/server/audit/verify.ts'
import type { Manifest } from '#platform/server/backup/archive.ts'
import { restoreBackup } from '#platform/server/backup/restore.ts'
import type { Call } from '#platform/shared/call.ts'
import { startedDatabase, type TestDatabase } from '../database.ts'
import { sealedFolder } from '../servers/vault.ts'
import { startTestServer, type TestServer } from '../server.ts'

/*
 * The sample academy as older versions kept it (`bin/backup`, with a log-in of most of its people), brought up to date
 * and used. What a version renames or splits, these still have under the old name. An archive is never made anew.
 */
const academies = ['first-release', 'before-billing', 'before-schedule']

/** What an older version had of each thing, by its tables' former names, and the table that holds it today. */
const kept: readonly (readonly [now: string, ...before: readonly string[]])[] = [
  ['accounts.account', 'identity.account', 'accounts.account'],
  ['people.trainee', 'people.trainee'],
  ['people.instructor', 'people.instructor'],
  ['people.organization', 'people.organization'],
  ['catalogue.course', 'catalogue.course'],
  ['planning.plan_row', 'planning.plan_row'],
  ['planning.class_room', 'planning.room', 'planning.class_room'],
  ['classes.course_class', 'classes.course_class'],
  ['classes.class_session', 'classes.class_session'],
  ['registration.registration', 'registration.registration'],
  ['registration.move', 'registration.move'],
  ['billing.invoice', 'registration.invoice', 'billing.invoice'],
  ['billing.proof', 'registration.payment_proof', 'billing.proof'],
  ['exams.question', 'exams.question'],
  ['exams.attempt', 'exams.attempt'],
  ['exams.answer', 'exams.answer'],
  ['attendance.mark', 'attendance.mark'],
  ['evaluation.final_result', 'evaluation.final_result'],
  ['certificates.certificate', 'certificates.certificate'],
]

/** What came with later versions: their archives have it, older ones do not. */
const keptLater: typeof kept = [
  ['accommodation.room', 'accommodation.room'],
  ['billing.payment', 'billing.payment'],
  ['campaigns.advertisement', 'campaigns.advertisement'],
  ['catalogue.course_revision', 'catalogue.course_revision'],
  ['diplomas.diploma', 'diplomas.diploma'],
  ['diplomas.track', 'diplomas.track'],
  ['exams.candidate', 'exams.candidate'],
  ['notifications.status_mail', 'notifications.status_mail'],
  ['occasions.occasion', 'occasions.occasion'],
]
const keptBy = (academy: string) => (academy === 'before-schedule' ? [...kept, ...keptLater] : kept)

/** All but the stream of what changes, which does not end. */
const calls = declaredCalls().flatMap(({ calls: { getLiveStream: _stream, ...others } }) => Object.values(others))
const lists = calls.filter(
  ({ method, query, effect }: Call) => method === 'GET' && effect === 'reads' && (query?.safeParse({}).success ?? true),
)

describe.each(academies)('the academy of %s', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'diwan-older-'))
  let manifest: Manifest
  let database: TestDatabase
  let server: TestServer
  beforeAll(async () => {
    const archive = join(import.meta.dirname, '../fixtures/academies', `${name}.backup`)
    database = await startedDatabase(async (owner) => {
      manifest = await restoreBackup(owner, sealedFolder(join(folder, 'files')), archive, null)
    })
    server = await startTestServer({ database })
  })
  afterAll(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })

  test.each(keptBy(name))('%s has every row that was there', async (now, ...before) => {
    const rows = manifest.tables.find((table) => before.includes(table.name))?.rows
    expect(rows).toBeGreaterThan(0)
    const { rows: found } = await database.pool.query<{ rows: number }>(`select count(*)::integer as rows from ${now}`)
    // Later versions bring mails of their own; none that was there is gone.
    if (now === 'notifications.status_mail') expect(found[0]!.rows).toBeGreaterThanOrEqual(rows!)
    else expect(found[0]!.rows).toBe(rows)
  })

  test(
    'whoever works there finds what they had: no call that asks for nothing more fails',
    { timeout: 120_000 },
    async () => {
      expect(lists.length).toBeGreaterThan(60)
      for (const who of ['nadia', 'sami', 'huda', 'omar', 'karim', 'hany', 'layla', 'yusuf'] as const) {
        const asker = await server.as(who)
        let answered = 0
        for (const call of lists) {
          const { statusCode, body } = await asker.raw(call)
          expect(statusCode, `${who} ${call.path}: ${body.slice(0, 300)}`).toBeLessThan(500)
          if (statusCode === 200) answered++
        }
        expect(answered, who).toBeGreaterThan(10)
      }
    },
  )

  test('its audit is whole, and goes on', async () => {
    const { rows, waiting, fault } = await verifyAudit(database.db)
    expect(fault).toBeNull()
    expect(rows + waiting).toBeGreaterThan(0)
  })
})
