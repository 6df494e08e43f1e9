import type { Database } from '#platform/server/database.ts'
import type { ApplicationState } from '../../../rules/application-states.ts'

/** Who has an address already, as far as registering is concerned; undefined: nobody. */
export const knownPerson = (db: Database, email: string) =>
  db
    .selectFrom('accounts.account_facts as a')
    .leftJoin('people.trainee as t', 't.account_id', 'a.account_id')
    .leftJoin('people.instructor as i', 'i.account_id', 'a.account_id')
    .leftJoin('people.organization as o', 'o.account_id', 'a.account_id')
    .select(['a.account_id', 'a.account_name_ar', 'a.account_name_en', 'a.account_state', 'a.account_language'])
    .select(['t.id as trainee_id', 't.is_light', 't.code as trainee_code'])
    .select(['i.id as instructor_id', 'i.application as instructor_application', 'i.code as instructor_code'])
    .select(['o.id as organization_id', 'o.application as organization_application', 'o.code as organization_code'])
    .where('a.account_email', '=', email)
    .executeTakeFirst()
export type KnownPerson = NonNullable<Awaited<ReturnType<typeof knownPerson>>>

export type Standing = 'new' | 'light' | 'registered' | Exclude<ApplicationState, 'approved'>

/** What the owner of the address may do about registering. */
export function standingOf(person: KnownPerson | undefined): Standing {
  if (!person) return 'new'
  const application = person.instructor_application ?? person.organization_application ?? 'approved'
  if (application !== 'approved') return application
  return person.is_light && person.account_state === 'active' ? 'light' : 'registered'
}
