import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#platform/shared/actor.ts'
import { cloneDatabase, type TestDatabase } from '#testing/database.ts'
import { issueTicket, revokeTickets, useTicket, type NewTicket } from './tickets.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database.close())

const now = new Date('2026-03-01T10:00:00Z')
const later = new Date('2026-03-01T10:15:00Z')
const nadia = { userId: 7 } as Actor
const certificate = { report: 'Certificate', parameters: { ID: 12, Language: 'ar' } }
const issue = (ticket: Partial<NewTicket> = {}) =>
  issueTicket(database.db, nadia, { ...certificate, expiresAt: later, ...ticket })
const use = (secret: string, address = certificate, at = now) => useTicket(database.db, secret, address, at)

test('a ticket opens its own document and no other', async () => {
  const secret = await issue({ recipient: 'layla@diwan.example' })
  expect(secret).toMatch(/^[\w-]{32}$/)
  expect(await use(secret)).toEqual({ issuedBy: 7, recipient: 'layla@diwan.example' })
  expect(await use(secret, { report: 'Certificate', parameters: { Language: 'ar', ID: '12' } as never })).not.toBeNull()
  expect(await use(secret, { report: 'Certificate', parameters: { ID: 13, Language: 'ar' } })).toBeNull()
  expect(await use(secret, { ...certificate, report: 'Invoice' })).toBeNull()
  expect(await use('x'.repeat(32))).toBeNull()
  expect(await use('nothing of the kind')).toBeNull()
})

test('it ends by time, by use and by being revoked', async () => {
  expect(await use(await issue(), certificate, later)).toBeNull()

  const twice = await issue({ uses: 2 })
  const opened = await Promise.all([use(twice), use(twice), use(twice)])
  expect(opened.filter(Boolean)).toHaveLength(2)

  const revoked = await issue()
  await revokeTickets(database.db, certificate, now)
  expect(await use(revoked)).toBeNull()
})

test('it ends with what befell its record, and with nothing that befell others or came before', async () => {
  const endedBy = ['certificates.revoke'] as const
  const opens = async (secret: string) => (await useTicket(database.db, secret, certificate, now, endedBy)) !== null
  const befalls = (kind: string, id: number) =>
    sql`insert into platform.event (kind, subject_type, subject_id) values (${kind}, 'certificate', ${id})`.execute(
      database.db,
    )
  await befalls('certificates.revoke', 12)
  const secret = await issue({ record: ['certificate', 12] })
  await befalls('certificates.hide', 12)
  await befalls('certificates.revoke', 13)
  expect(await opens(secret)).toBe(true)
  await befalls('certificates.revoke', 12)
  expect(await opens(secret)).toBe(false)
  expect(await opens(await issue())).toBe(true)
})

test('the database holds no ticket that could be used', async () => {
  const secret = await issue()
  const rows = await database.db.selectFrom('platform.report_ticket').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(secret)
})
