import { sql } from 'kysely'
import type { Concerning } from '#platform/server/content/concerning.ts'
import { reachesRegistration } from './store/reach.ts'

/** A trainee's registrations, with attendance and results in those classes; and those that an organization pays for. */
export const concerning: readonly Concerning[] = [
  {
    person: 'trainee',
    subject: 'registration',
    records: (id, reader) =>
      sql`select r.id from registration.registration r where r.trainee_id = ${id} and ${reachesRegistration(reader)}`,
  },
  {
    person: 'organization',
    subject: 'registration',
    records: (id, reader) =>
      sql`select r.id from registration.registration r where r.organization_id = ${id} and ${reachesRegistration(reader)}`,
  },
]
