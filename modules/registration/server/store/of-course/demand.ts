import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { reachesRegistration } from '../reach.ts'

/** Registrations to classes of a course that the actor reaches, by the year in which the class begins. */
export const registrationsByYear = (db: Database, actor: Actor, courseId: number) =>
  db
    .selectFrom('registration.registration as r')
    .innerJoin('classes.class_facts as c', 'c.class_id', 'r.class_id')
    .where('c.course_id', '=', courseId)
    .where(reachesRegistration(actor))
    .groupBy(sql`extract(year from c.starts_on)`)
    .select(sql<number>`extract(year from c.starts_on)::integer`.as('year'))
    .select(sql<number>`count(*)::integer`.as('registrations'))
    .select(sql<number>`count(*) filter (where r.main = 'waitlisted')::integer`.as('waiting'))
    .execute()
