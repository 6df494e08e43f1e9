import { sql } from 'kysely'
import type { Concerning } from '#platform/server/content/concerning.ts'
import { reachesCourse } from './store/reach.ts'

/** What was done to a course, to its parts and to whoever delivers it: the audit names all of it by the course. */
export const concerning: readonly Concerning[] = [
  {
    of: 'course',
    subject: 'course',
    records: (id, reader) => sql`select c.id from catalogue.course c where c.id = ${id} and ${reachesCourse(reader)}`,
  },
]
