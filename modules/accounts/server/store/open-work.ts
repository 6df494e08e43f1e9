import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/** How much of each kind waits for the account; undefined where there is no such account. */
export const openWorkOf = (db: Database, accountId: number) =>
  db
    .selectFrom('accounts.account as a')
    .where('a.id', '=', accountId)
    .select([
      sql<number>`(select count(*)::integer from accounts.exam_sat_facts w where w.account_id = a.id)`.as('Exams'),
      sql<number>`(select count(*)::integer from accounts.class_staffed_facts w where w.account_id = a.id)`.as(
        'Classes',
      ),
      sql<number>`(select count(*)::integer from accounts.paper_to_mark_facts w where w.account_id = a.id)`.as(
        'Papers',
      ),
      sql<number>`(select count(*)::integer from accounts.request_open_facts w where w.account_id = a.id)`.as(
        'Requests',
      ),
    ])
    .executeTakeFirst()
