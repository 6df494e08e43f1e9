import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { reaches } from './reach.ts'

/** Somebody's place in a class that the actor reaches, by its id; else `notFound`. */
export async function reachedInstructor(db: Database, actor: Actor, id: number) {
  const found = await db
    .selectFrom('classes.class_instructor as i')
    .innerJoin('classes.course_class as c', 'c.id', 'i.class_id')
    .where('i.id', '=', id)
    .where(reaches(actor))
    .select(['i.class_id as classId', 'i.instructor_id as instructorId', 'i.role'])
    .executeTakeFirst()
  return found ?? refuse(notFound)
}
