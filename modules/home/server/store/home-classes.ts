import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { reachInSql } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import { homeClassReach } from '../../rules/reach.ts'

const takesPart = (c: string, column: 'trainee_id' | 'organization_id', id: number | null) =>
  sql<boolean>`${sql.ref(`${c}.class_id`)} in (
    select class_id from registration.registration_facts where is_enrolled and ${sql.ref(column)} = ${id})`

/** Classes of somebody's home, of `classes.class_facts` as `c`. */
const reachesOnHome = reachInSql(
  homeClassReach,
  {
    appointed: (actor, c) =>
      sql<boolean>`${sql.ref(`${c}.class_id`)} in (
        select class_id from classes.class_staff_facts where account_id = ${actor.userId})`,
    enrolled: (actor, c) => takesPart(c, 'trainee_id', actor.traineeId),
    sent: (actor, c) => takesPart(c, 'organization_id', actor.organizationId),
  },
  'c',
)

/**
 * The person's own classes that touch these days, both included: where one trains, teaches, sends people to, or, of staff,
 * what one coordinates.
 */
export async function classesBetween(db: Database, actor: Actor, from: Day, to: Day) {
  return db
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
    .where(reachesOnHome(actor))
    .orderBy('c.starts_on')
    .orderBy('c.class_id')
    .limit(sql.lit(60))
    .execute()
}
