import type { Database } from '#platform/server/database.ts'

/** A person's record, locked until the transaction ends: of two who change it the second sees what the first did. */
export const lockedTrainee = (tx: Database, id: number) =>
  tx
    .selectFrom('people.trainee')
    .select(['id', 'code', 'account_id as accountId', 'version', 'is_new as isNew'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** The same of those who may have registered themselves and wait to be accepted. */
export const lockedApplicant = (tx: Database, kind: 'instructor' | 'organization', id: number) =>
  tx
    .selectFrom(`people.${kind}` as 'people.instructor')
    .select(['id', 'code', 'account_id as accountId', 'version', 'application'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
