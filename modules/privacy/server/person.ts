import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Person } from '#platform/server/content/own-data.ts'

/** The account with the record that it belongs to. */
export async function personOf(db: Database, accountId: number): Promise<Person> {
  const record = (kind: string) => sql<number | null>`max(r.record_id) filter (where r.record_kind = ${sql.lit(kind)})`
  return db
    .selectFrom('accounts.account_facts as a')
    .leftJoin('accounts.own_record_facts as r', 'r.account_id', 'a.account_id')
    .select(['a.account_id as accountId', 'a.account_email as email'])
    .select([record('trainee').as('traineeId'), record('instructor').as('instructorId')])
    .select(record('organization').as('organizationId'))
    .where('a.account_id', '=', accountId)
    .groupBy(['a.account_id', 'a.account_email'])
    .$narrowType<{ accountId: number; email: string }>()
    .executeTakeFirstOrThrow()
}
