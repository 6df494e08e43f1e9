import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/**
 * Counts a reminder more for each instructor who was asked and has let these days pass once, or twice, without an answer;
 * gives those it has counted for.
 */
export const remindOverdue = (db: Database, days: number, now: Date) =>
  db
    .updateTable('planning.plan_instructor as i')
    .from('planning.plan_row as p')
    .whereRef('p.id', '=', 'i.plan_row_id')
    .where('p.state', 'in', ['approved', 'published'])
    .where('i.state', '=', 'asked')
    .where('i.reminders', '<', 2)
    .where(sql<boolean>`i.asked_at + make_interval(days => ${days}::integer * (i.reminders + 1)) < ${now}`)
    .set({ reminders: sql<number>`i.reminders + 1` })
    .returning(['i.plan_row_id as rowId', 'i.instructor_id as instructorId', 'i.role', 'i.reminders'])
    .execute()
