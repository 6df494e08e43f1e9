import { sql, type Selectable } from 'kysely'
import type { DB } from '#database/tables.ts'
import type { Database } from '../database.ts'

export type OutboxMail = Selectable<DB['platform.outbox_mail']>

const batch = 10
/** While a process sends, no other takes the mail; if it dies, the mail is free again after this. */
const leaseSeconds = 120

/**
 * Takes mails that are due, codes and links that sign in before all others, but none of the kinds that are `held`, and where
 * `alone` names kinds none but these. Several processes may take at once: each gets others.
 */
export function takeDue(
  db: Database,
  now: Date,
  held: readonly string[] = [],
  alone: readonly string[] = [],
): Promise<OutboxMail[]> {
  return db
    .updateTable('platform.outbox_mail')
    .set({ next_try_at: new Date(now.getTime() + leaseSeconds * 1000) })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('platform.outbox_mail')
        .select('id')
        .where('state', '=', 'waiting')
        // The database counts in microseconds: what was written in this very millisecond is due too.
        .where('next_try_at', '<', new Date(now.getTime() + 1).toISOString())
        .$if(held.length > 0, (due) => due.where('kind', 'not in', [...held]))
        .$if(alone.length > 0, (due) => due.where('kind', 'in', [...alone]))
        .orderBy('secret', 'desc')
        .orderBy('next_try_at')
        .limit(sql.lit(batch))
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
    .then((taken) => taken.toSorted((one, other) => Number(other.secret) - Number(one.secret) || one.id - other.id))
}

/**
 * Whether a mail that was taken is still this process's, and takes it anew: a mail server that keeps silent may hold a batch
 * longer than the lease, and another process have the rest of it by now. False also where it was withheld meanwhile.
 */
export async function stillTaken(db: Database, mail: OutboxMail, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('platform.outbox_mail')
    .set({ next_try_at: new Date(now.getTime() + leaseSeconds * 1000) })
    .where('id', '=', mail.id)
    .where('state', '=', 'waiting')
    .where('next_try_at', '=', mail.next_try_at)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Nothing of these kinds is tried before then, also what a process has taken and not sent yet. */
export async function putOff(db: Database, kinds: readonly string[], until: Date): Promise<void> {
  await db
    .updateTable('platform.outbox_mail')
    .set({ next_try_at: until })
    .where('state', '=', 'waiting')
    .where('kind', 'in', [...kinds])
    .where('next_try_at', '<', until.toISOString())
    .execute()
}

/**
 * The key to a document that a letter opened is not kept, nor what it said where it held a secret, nor then where it went
 * if it was somebody's last.
 */
const erased = {
  paper_href: null,
  leave_href: null,
  calendar: null,
  html: sql<string>`case when secret then '' else html end`,
  href: sql<string | null>`case when secret then null else href end`,
  to_address: sql<string>`case when secret and forgets_address then '' else to_address end`,
  to_name: sql<string>`case when secret and forgets_address then '' else to_name end`,
}

export async function markSent(db: Database, id: number, now: Date, erase: boolean): Promise<void> {
  await db
    .updateTable('platform.outbox_mail')
    .set((eb) => ({
      state: 'sent',
      sent_at: now,
      tries: eb('tries', '+', 1),
      last_error: null,
      ...(erase && erased),
    }))
    .where('id', '=', id)
    .execute()
}

/** For somebody who was switched off while it waited: it never leaves. */
export async function markWithheld(db: Database, id: number, erase: boolean): Promise<void> {
  await db
    .updateTable('platform.outbox_mail')
    .set({ state: 'withheld', last_error: null, ...(erase && erased) })
    .where('id', '=', id)
    .execute()
}

/** Of these mails those that have not left stay: they never do. One that is leaving at this moment may still be marked sent. */
export async function withholdMails(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('platform.outbox_mail')
    .set({ state: 'withheld', ...erased })
    .where('id', 'in', [...ids])
    .where('state', '=', 'waiting')
    .execute()
}

export async function markFailed(
  db: Database,
  id: number,
  outcome: { tries: number; nextTryAt: Date | null; error: string; erase: boolean },
): Promise<void> {
  const { tries, nextTryAt, error, erase } = outcome
  const givenUp = { state: 'dead' as const, ...(erase && erased) }
  await db
    .updateTable('platform.outbox_mail')
    .set({ tries, last_error: error, ...(nextTryAt ? { next_try_at: nextTryAt } : givenUp) })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}
