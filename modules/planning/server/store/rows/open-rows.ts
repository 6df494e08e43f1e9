import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import type { Trilingual } from '#platform/shared/text.ts'

/** A row of the plan as the public may read of it. */
export interface OpenRow {
  readonly id: number
  readonly courseId: number
  readonly courseCode: string
  /** Of the row where it has one, else of the course. */
  readonly name: Trilingual
  readonly startsOn: Day
  readonly endsOn: Day
  readonly hours: number
  readonly language: string
  readonly place: 'academy' | 'customerSite' | 'online'
  readonly fee: { readonly Minor: number; readonly Currency: string }
}

/** Of the plan row `p`: decided, for nobody alone, and not begun on `day`. */
export const isOpenAfter = (day: Day) => sql<boolean>`(p.organization_id is null and p.starts_on > ${day}
  and p.state in ('approved', 'published', 'confirmed'))`

/**
 * Those of these rows that anybody may be told of, by their dates: decided, for nobody alone, and not begun on `today`.
 */
export async function openRows(db: Database, ids: readonly number[], today: Day): Promise<OpenRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<OpenRow>`
    select p.id, p.course_id as "courseId", f.course_code as "courseCode",
      case when exists (select from jsonb_each_text(p.title) t where t.value <> '') then p.title else f.course_name end as name,
      p.starts_on as "startsOn", p.ends_on as "endsOn", p.hours, p.language, p.place,
      jsonb_build_object('Minor', p.fee_minor, 'Currency', p.currency) as fee
    from planning.plan_row p join catalogue.course_facts f on f.course_id = p.course_id
    where p.id = any(${ids}::integer[]) and ${isOpenAfter(today)}
    order by p.starts_on, p.id`.execute(db)
  return rows
}
