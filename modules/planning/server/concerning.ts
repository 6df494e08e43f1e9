import { sql } from 'kysely'
import { alsoMerged } from '#modules/people/server/public.ts'
import type { Concerning } from '#platform/server/content/concerning.ts'
import { reachesPlanRow } from './store/reach.ts'

/** Of an instructor what was asked and answered, of an organization the rows that are planned for it. */
export const concerning: readonly Concerning[] = [
  {
    person: 'instructor',
    subject: 'planRow',
    records: (
      id,
      reader,
    ) => sql`select p.id from planning.plan_row p where ${reachesPlanRow(reader)} and p.id = any(array(
      select n.subject_id from platform.audit n where n.subject_type = 'planRow' and n.data->>'instructorId' = any(${alsoMerged(id)})))`,
    only: (id) => sql`a.data->>'instructorId' = any(${alsoMerged(id)})`,
  },
  {
    person: 'organization',
    subject: 'planRow',
    records: (id, reader) =>
      sql`select p.id from planning.plan_row p where p.organization_id = ${id} and ${reachesPlanRow(reader)}`,
  },
]
