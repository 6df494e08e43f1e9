import { sql } from 'kysely'
import { alsoMerged } from '#modules/people/server/public.ts'
import type { Concerning } from '#platform/server/content/concerning.ts'
import { reaches } from './store/reach.ts'

/** Of an instructor the acts that name them, of an organization what became of the classes made for it, of a course what became of all of its classes. */
export const concerning: readonly Concerning[] = [
  {
    of: 'instructor',
    subject: 'courseClass',
    // Not by the staff of a class: whoever was taken off stands there no more.
    records: (id, reader) => sql`select c.id from classes.course_class c where ${reaches(reader)} and c.id = any(array(
      select n.subject_id from platform.audit n where n.subject_type = 'courseClass' and n.data->>'instructorId' = any(${alsoMerged(id)})))`,
    only: (id) => sql`a.data->>'instructorId' = any(${alsoMerged(id)})`,
  },
  {
    of: 'organization',
    subject: 'courseClass',
    records: (id, reader) =>
      sql`select c.id from classes.course_class c where c.organization_id = ${id} and ${reaches(reader)}`,
  },
  {
    of: 'course',
    subject: 'courseClass',
    records: (id, reader) =>
      sql`select c.id from classes.course_class c where c.course_id = ${id} and ${reaches(reader)}`,
  },
]
