import { sql } from 'kysely'
import { alsoMerged } from '#modules/people/server/public.ts'
import type { Concerning } from '#platform/server/content/concerning.ts'
import { reachesPlanRow } from './store/reach.ts'

/** Of an instructor what was asked and answered, of an organization the rows that are planned for it, of a course all of its rows. */
export const concerning: readonly Concerning[] = [
  {
    of: 'instructor',
    subject: 'planRow',
    records: (
      id,
      reader,
    ) => sql`select p.id from planning.plan_row p where ${reachesPlanRow(reader)} and p.id = any(array(
      select n.subject_id from platform.audit n where n.subject_type = 'planRow' and n.data->>'instructorId' = any(${alsoMerged(id)})))`,
    only: (id) => sql`a.data->>'instructorId' = any(${alsoMerged(id)})`,
  },
  {
    of: 'organization',
    subject: 'planRow',
    records: (id, reader) =>
      sql`select p.id from planning.plan_row p where p.organization_id = ${id} and ${reachesPlanRow(reader)}`,
  },
  {
    of: 'course',
    subject: 'planRow',
    records: (id, reader) =>
      sql`select p.id from planning.plan_row p where p.course_id = ${id} and ${reachesPlanRow(reader)}`,
  },
]
