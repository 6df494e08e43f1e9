import type { Noun } from '#platform/server/acts/write-act.ts'
import { organizationActs } from '../../contract/acts.ts'
import { factsOf, type Doing, type Person } from './person.ts'

/** Of the contact person the audit keeps the address of the account alone. */
export const noun: Noun<typeof organizationActs, 'people.organization', Person, Doing> = {
  acts: organizationActs,
  stored: {
    table: 'people.organization',
    unkept: [
      'id',
      'account_id',
      'contact_name',
      'contact_job_title',
      'contact_phone',
      'application_note',
      'applied_at',
      'terms_accepted_at',
      'search',
      'version',
    ],
  },
  idOf: (organization) => organization.id,
  factsOf,
}
