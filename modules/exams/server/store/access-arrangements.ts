import { accountName } from '#modules/accounts/server/public.ts'
import { sql, type Insertable } from 'kysely'
import type { DB } from '#database/tables.ts'
import type { Database } from '#platform/server/database.ts'
import type { Language } from '#platform/shared/actor.ts'

/** Whether an arrangement, as `w`, counts at this moment. */
export const isInForce = (now: Date) =>
  sql<boolean>`(w.ends_at is null or w.ends_at > ${now.toISOString()}::timestamptz)`

/** Granted for one exam (its candidate, as `x`), or arranged for all exams of the person (as `w`): the greater, in percent. */
export const extraPercent = sql<number>`greatest(coalesce(x.extra_percent, 0), coalesce(w.extra_percent, 0))`

/** What somebody is given in every exam, with who said so; undefined where nothing is. */
export const arrangementOf = (db: Database, traineeId: number, language: Language) =>
  db
    .selectFrom('exams.access_arrangement as w')
    .leftJoin('accounts.account_facts as g', 'g.account_id', 'w.given_by')
    .where('w.trainee_id', '=', traineeId)
    .select(['w.id', 'w.trainee_id', 'w.extra_percent', 'w.large_letters', 'w.reading_aloud', 'w.reason', 'w.ends_at'])
    .select(['w.given_at', 'w.version'])
    .select(accountName(language, 'g').as('given_by_name'))
    .executeTakeFirst()

/** How much more time somebody is given in every exam at this moment, in percent. */
export async function arrangedPercent(db: Database, traineeId: number, now: Date): Promise<number> {
  const found = await db
    .selectFrom('exams.access_arrangement as w')
    .where('w.trainee_id', '=', traineeId)
    .where(isInForce(now))
    .select('w.extra_percent')
    .executeTakeFirst()
  return found?.extra_percent ?? 0
}

/** Locks it until the transaction ends. */
export const lockArrangement = (db: Database, traineeId: number) =>
  db
    .selectFrom('exams.access_arrangement')
    .where('trainee_id', '=', traineeId)
    .select(['id', 'trainee_id', 'version'])
    .forUpdate()
    .executeTakeFirst()

/** Its id; null where somebody else was first. */
export async function addArrangement(
  db: Database,
  row: Insertable<DB['exams.access_arrangement']>,
): Promise<number | null> {
  const added = await db
    .insertInto('exams.access_arrangement')
    .values(row)
    .onConflict((conflict) => conflict.column('trainee_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}

export const removeArrangement = (db: Database, id: number) =>
  db.deleteFrom('exams.access_arrangement').where('id', '=', id).execute()
