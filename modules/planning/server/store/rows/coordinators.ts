import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { bothNames } from '#platform/server/reading/both-names.ts'
import { access } from '#platform/shared/access.ts'

/** Who may coordinate rows of the plan: whoever plans, with an account that is active. By name. */
export const coordinatorChoices = (db: Database) =>
  db
    .selectFrom('accounts.account_facts as a')
    .where('a.account_state', '=', 'active')
    .where(
      sql<boolean>`(a.role = any(${[...access.adminTrainingCoordinator]}::text[])
        or a.permissions && ${[...access.adminTrainingCoordinator]}::text[])`,
    )
    .select(['a.account_id as ID', bothNames('a.account_name').as('Name')])
    .orderBy('a.account_name_ar')
    .orderBy('a.account_id')
    .execute()
