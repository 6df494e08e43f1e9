import { sql } from 'kysely'
import { enrolledStates } from '#modules/registration/rules/main-track.ts'
import type { Database } from '#platform/server/database.ts'
import type { Trilingual } from '#platform/shared/text.ts'

export const classToCount = (db: Database, classId: number) =>
  db
    .selectFrom('classes.class_facts')
    .where('class_id', '=', classId)
    .select(['class_code', 'course_name', 'starts_on', 'ends_on'])
    .executeTakeFirst()

/** The people enrolled in a class, counted by where they come from; the largest group first. */
export const beneficiariesOf = (db: Database, classId: number, by: 'organization' | 'nationality') =>
  db
    .selectFrom('registration.registration as r')
    .innerJoin('people.trainee as t', 't.id', 'r.trainee_id')
    .leftJoin('people.organization as o', 'o.id', 'r.organization_id')
    .leftJoin('lookups.nationality as n', 'n.id', 't.nationality_id')
    .where('r.class_id', '=', classId)
    .where('r.main', 'in', enrolledStates)
    .groupBy(by === 'organization' ? ['o.id', 'o.name'] : ['n.id', 'n.name'])
    .orderBy(sql`count(*)`, 'desc')
    .orderBy(by === 'organization' ? 'o.id' : 'n.id')
    .select([
      sql<Trilingual | null>`${sql.ref(by === 'organization' ? 'o.name' : 'n.name')}`.as('Name'),
      sql<number>`count(*) filter (where t.gender = 'male')::integer`.as('Men'),
      sql<number>`count(*) filter (where t.gender = 'female')::integer`.as('Women'),
      sql<number>`count(*)::integer`.as('Together'),
    ])
    .execute()
