import { sql } from 'kysely'
import { bothNames, nameRead } from '#platform/server/reading/both-names.ts'
import type { Database } from '#platform/server/database.ts'
import type { Language } from '#platform/shared/actor.ts'

interface Asker {
  readonly organizationId: number | null
  readonly traineeId: number | null
}

/** Whether there is such an organization, or such a trainee. */
export async function knownAsker(db: Database, { organizationId, traineeId }: Asker): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from people.organization_facts where organization_id = ${organizationId})
      or exists (select from people.trainee_facts where trainee_id = ${traineeId} and is_active) as known`.execute(db)
  return rows[0]!.known
}

const workers = (db: Database) =>
  db
    .selectFrom('accounts.account_facts')
    .where('account_state', '=', 'active')
    .where('role', 'in', ['admin', 'editor', 'trainingcoordinator'])

/** Whether the account may work on requests. */
export const isWorker = async (db: Database, accountId: number): Promise<boolean> =>
  (await workers(db).where('account_id', '=', accountId).select('account_id').executeTakeFirst()) !== undefined

/** All who may, coordinators first, each by name as it is read in the language. */
export const workerChoices = (db: Database, language: Language) =>
  workers(db)
    .select(['account_id as ID', bothNames('account_name').as('Name')])
    .orderBy(sql`role <> 'trainingcoordinator'`)
    .orderBy(nameRead(language, 'account_name'))
    .orderBy('account_id')
    .execute()

/** Who may have the page of a request open: those who work on it, and the account of whoever asked. */
export async function readersOf(
  db: Database,
  asked: { readonly organization_id: number | null; readonly trainee_id: number | null },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select account_id as id from accounts.account_facts
    where account_state = 'active' and role in ('admin', 'editor', 'trainingcoordinator')
    union select account_id from people.organization_facts
    where organization_id = ${asked.organization_id} and account_id is not null
    union select account_id from people.trainee_facts
    where trainee_id = ${asked.trainee_id} and account_id is not null`.execute(db)
  return rows.map(({ id }) => id)
}

/** In which language whoever asks reads: as the account says, else Arabic. */
export async function languageOfContact(
  db: Database,
  asked: { readonly organization_id: number | null; readonly trainee_id: number | null },
): Promise<'ar' | 'en' | 'fr'> {
  const { rows } = await sql<{ language: string }>`
    select a.account_language as language from accounts.account_facts a where a.account_id = coalesce(
      (select o.account_id from people.organization_facts o where o.organization_id = ${asked.organization_id}),
      (select t.account_id from people.trainee_facts t where t.trainee_id = ${asked.trainee_id}))`.execute(db)
  const language = rows[0]?.language
  return language === 'en' || language === 'fr' ? language : 'ar'
}
