import { saysNobodyThere } from '#platform/shared/letters/no-such-address.ts'
import type { Database } from '../database.ts'
import type { DeliveryReport } from '../mail/delivery-report.ts'
import { noteUndeliverable } from './undeliverable.ts'

/** What a report of a mail server has changed. */
interface CameBack {
  /**
   * `failed`: the letter has not arrived. `delayed`: it is still tried. `known`: that was known already. `arrived`: it has, or
   * nothing more will be told of it. `unknown`: it is about no letter of the academy.
   */
  readonly outcome: 'failed' | 'delayed' | 'known' | 'arrived' | 'unknown'
  /** The row of the address to which nothing more is written because of it; null where it goes on. */
  readonly closedId: number | null
}

/**
 * Writes down what a mail server reports of a letter that it had taken on. Told twice it has the effect of once. The address is
 * closed only where the report is about the very one that the letter went to, and says that there is nobody.
 */
export async function noteCameBack(db: Database, report: DeliveryReport, now: Date): Promise<CameBack> {
  const mail =
    report.messageIds.length > 0 &&
    (await db
      .selectFrom('platform.outbox_mail')
      .where('message_id', 'in', [...report.messageIds])
      .select(['id', 'to_address', 'state'])
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .executeTakeFirst())
  if (!mail) return { outcome: 'unknown', closedId: null }
  if (report.action === 'other') return { outcome: 'arrived', closedId: null }
  if (mail.state !== 'sent') return { outcome: 'known', closedId: null }
  if (report.action === 'delayed') return { outcome: 'delayed', closedId: null }
  await db
    .updateTable('platform.outbox_mail')
    .set({ state: 'dead', last_error: report.said })
    .where('id', '=', mail.id)
    .execute()
  const isAbout = report.addresses.includes(mail.to_address.toLowerCase())
  const closedId =
    isAbout && saysNobodyThere(report.said)
      ? await noteUndeliverable(db, mail.to_address, report.said, now, { cameBack: true })
      : null
  return { outcome: 'failed', closedId }
}
