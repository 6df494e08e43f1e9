import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Person } from '#platform/server/own-data.ts'

/** The account with the record that it belongs to. */
export async function personOf(db: Database, accountId: number): Promise<Person> {
  const record = (kind: string) => sql<number | null>`max(r.record_id) filter (where r.record_kind = ${sql.lit(kind)})`
  return db
    .selectFrom('identity.account as a')
    .leftJoin('identity.own_record_facts as r', 'r.account_id', 'a.id')
    .select(['a.id as accountId', 'a.email'])
    .select([record('trainee').as('traineeId'), record('instructor').as('instructorId')])
    .select(record('organization').as('organizationId'))
    .where('a.id', '=', accountId)
    .groupBy('a.id')
    .executeTakeFirstOrThrow()
}
