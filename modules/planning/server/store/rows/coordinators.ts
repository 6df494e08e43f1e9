import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { bothNames, nameRead } from '#platform/server/reading/both-names.ts'
import type { Language } from '#platform/shared/actor.ts'
import { access } from '#platform/shared/access.ts'

/** Who may coordinate rows of the plan: whoever plans, with an account that is active. By name, as it is read in the language. */
export const coordinatorChoices = (db: Database, language: Language = 'ar') =>
  db
    .selectFrom('accounts.account_facts as a')
    .where('a.account_state', '=', 'active')
    .where(
      sql<boolean>`(a.role = any(${[...access.adminTrainingCoordinator]}::text[])
        or a.permissions && ${[...access.adminTrainingCoordinator]}::text[])`,
    )
    .select(['a.account_id as ID', bothNames('a.account_name').as('Name')])
    .orderBy(nameRead(language, 'a.account_name'))
    .orderBy('a.account_id')
    .execute()
