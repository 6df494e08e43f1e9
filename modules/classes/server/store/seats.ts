import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { statesUnderWay } from '../../rules/class-states.ts'

/** Takes one seat by one conditional update, so that rivals for the last one get exactly one; whether it was got. */
export async function seatTaken(db: Database, classId: number): Promise<boolean> {
  const taken = await db
    .updateTable('classes.course_class')
    .set({ seats_taken: sql<number>`seats_taken + 1` })
    .where('id', '=', classId)
    .where('state', 'in', statesUnderWay)
    .whereRef('seats_taken', '<', 'max_trainees')
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Gives one seat back; a seat that was not taken stays not taken. */
export async function releaseSeat(db: Database, classId: number): Promise<void> {
  await db
    .updateTable('classes.course_class')
    .set({ seats_taken: sql<number>`seats_taken - 1` })
    .where('id', '=', classId)
    .where('seats_taken', '>', 0)
    .execute()
}

export const seatsOf = (db: Database, classId: number) =>
  db
    .selectFrom('classes.course_class')
    .where('id', '=', classId)
    .select(['code', 'state', 'seats_taken as taken'])
    .executeTakeFirst()

/** How many people have a confirmed place. */
export async function enrolledIn(db: Database, classId: number): Promise<number> {
  const found = await db
    .selectFrom('classes.enrolled_facts')
    .where('class_id', '=', classId)
    .select('enrolled')
    .executeTakeFirst()
  return found?.enrolled ?? 0
}
