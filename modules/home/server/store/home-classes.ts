import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Day } from '#platform/shared/values/dates.ts'

/**
 * The person's own classes that touch these days, both included: where one trains, teaches, sends people to, or, of staff,
 * what one coordinates.
 */
export async function classesBetween(db: Database, actor: Actor, from: Day, to: Day) {
  const enrolled = (column: 'g.trainee_id' | 'g.organization_id', id: number | null | undefined) =>
    db
      .selectFrom('registration.registration_facts as g')
      .select('g.class_id')
      .where('g.is_enrolled', '=', true)
      .where(column, '=', id ?? 0)
  const all = db
    .selectFrom('classes.class_facts as c')
    .select([
      'c.class_id as CourseClassID',
      'c.class_code as ClassCode',
      'c.course_name as CourseName',
      'c.starts_on as FirstDay',
      'c.ends_on as LastDay',
    ])
    .where('c.starts_on', '<=', to)
    .where('c.ends_on', '>=', from)
    .where('c.class_state', 'not in', ['draft', 'cancelled', 'postponed'])
    .orderBy('c.starts_on')
    .orderBy('c.class_id')
    .limit(sql.lit(60))
  if (actor.role === 'trainee')
    return all.where('c.class_id', 'in', enrolled('g.trainee_id', actor.traineeId)).execute()
  if (actor.role === 'customer')
    return all.where('c.class_id', 'in', enrolled('g.organization_id', actor.organizationId)).execute()
  const staffed = db
    .selectFrom('classes.class_staff_facts as s')
    .select('s.class_id')
    .where('s.account_id', '=', actor.userId)
  return all.where('c.class_id', 'in', staffed).execute()
}
