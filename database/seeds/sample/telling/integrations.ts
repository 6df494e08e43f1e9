import { createHash } from 'node:crypto'
import type { Database } from '#platform/server/database.ts'

const hour = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString()

/**
 * A token of the administrator that was taken back, whose value nobody has, and an address that was disabled, with what was once
 * sent to it: nothing leaves the sample academy.
 */
export async function insertIntegrations(db: Database, administrator: number): Promise<void> {
  await db
    .insertInto('integrations.api_token')
    .values({
      account_id: administrator,
      name: 'Payroll export',
      prefix: 'diwan_Jx41Qa',
      hash: createHash('sha256').update('a token that was never told').digest(),
      role: 'admin',
      reads: ['classes', 'people'],
      writes: [],
      networks: ['203.0.113.0/24'],
      made_at: ago(24 * 40),
      expires_at: new Date(Date.now() + 24 * 300 * hour).toISOString(),
      ended_at: ago(24 * 6),
      ended_why: 'revoked',
      uses: 1284,
      last_used_on: ago(24 * 7).slice(0, 10),
      last_used_address: '203.0.113.18',
    })
    .execute()
  const { id } = await db
    .insertInto('integrations.webhook')
    .values({
      name: 'ERP',
      url: 'https://erp.diwan.example/hooks/academy',
      account_id: administrator,
      events: ['registration.confirm', 'billing.issueInvoice', 'billing.bookPayment', 'classes.open'],
      state: 'disabled',
      disabled_why: 'failing',
      disabled_at: ago(24),
      made_at: ago(24 * 30),
      failing_since: ago(24 * 6),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const body = (kind: string, ID: number, Subject: string) =>
    JSON.stringify({ type: kind, timestamp: ago(24 * 7), data: { ID, Subject, Record: null } })
  const sent = [
    {
      kind: 'classes.open',
      subject: 'courseClass',
      happened: 24 * 9,
      state: 'delivered',
      tries: 1,
      status: 200,
      answer: '{"ok":true}',
    },
    {
      kind: 'registration.confirm',
      subject: 'registration',
      happened: 24 * 7,
      state: 'failed',
      tries: 10,
      status: 503,
      answer: 'Service Unavailable',
    },
    {
      kind: 'billing.issueInvoice',
      subject: 'invoice',
      happened: 24 * 5,
      state: 'failed',
      tries: 4,
      status: null,
      answer: '',
    },
  ] as const
  for (const { kind, subject, happened, state, tries, status, answer } of sent) {
    const delivery = await db
      .insertInto('integrations.delivery')
      .values({
        webhook_id: id,
        kind,
        subject_id: 1,
        happened_at: ago(happened),
        body: body(kind, 1, subject),
        state,
        tries,
        next_try_at: ago(happened),
        delivered_at: state === 'delivered' ? ago(happened) : null,
        last_status: status,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('integrations.delivery_try')
      .values({
        delivery_id: delivery.id,
        at: ago(happened),
        status,
        fault: status === null ? 'tooSlow' : null,
        answer,
        took_ms: status === null ? 10_000 : 184,
      })
      .execute()
  }
}
