import type { Database } from '#platform/server/database.ts'
import type { Reached } from '#platform/server/reading/reach.ts'

/*
 * A person's record, locked until the transaction ends: of two who change it the second sees what the first did.
 * `reached` is of the alias `p`.
 */

export const lockedTrainee = (tx: Database, id: number, reached: Reached) =>
  tx
    .selectFrom('people.trainee as p')
    .select(['p.id', 'p.code', 'p.account_id as accountId', 'p.version', 'p.is_new as isNew'])
    .where('p.id', '=', id)
    .where(reached)
    .forUpdate()
    .executeTakeFirst()

/** The same of those who may have registered themselves and wait to be accepted. */
export const lockedApplicant = (tx: Database, kind: 'instructor' | 'organization', id: number, reached: Reached) =>
  tx
    .selectFrom(`people.${kind} as p` as 'people.instructor as p')
    .select(['p.id', 'p.code', 'p.account_id as accountId', 'p.version', 'p.application'])
    .where('p.id', '=', id)
    .where(reached)
    .forUpdate()
    .executeTakeFirst()
