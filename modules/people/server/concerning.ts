import { sql } from 'kysely'
import type { Concerning } from '#platform/server/content/concerning.ts'
import { reachesInstructor, reachesOrganization, reachesTrainee } from './store/reach.ts'

/** What was done to somebody's record. */
export const concerning: readonly Concerning[] = [
  {
    of: 'trainee',
    subject: 'trainee',
    // With what was done to the records that were merged into it.
    records: (
      id,
      reader,
    ) => sql`select unnest(t.id || array(select m.id from people.trainee m where m.merged_into = t.id)) as id
      from people.trainee t where t.id = ${id} and ${reachesTrainee(reader)}`,
  },
  {
    of: 'instructor',
    subject: 'instructor',
    records: (
      id,
      reader,
    ) => sql`select unnest(i.id || array(select m.id from people.instructor m where m.merged_into = i.id)) as id
      from people.instructor i where i.id = ${id} and ${reachesInstructor(reader)}`,
  },
  {
    of: 'organization',
    subject: 'organization',
    records: (id, reader) =>
      sql`select o.id from people.organization o where o.id = ${id} and ${reachesOrganization(reader)}`,
  },
]
