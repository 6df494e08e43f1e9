import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { byItself } from '#platform/server/audit/by.ts'
import { recordEvent } from '#platform/server/event.ts'
import { settings } from '#platform/server/settings.ts'

/**
 * Reminds instructors who have not answered within the days of the setting, once; after as many days more the
 * coordinator is told. Run twice on one day it does nothing the second time.
 */
export async function remindInstructors(db: Database, now: Date): Promise<void> {
  const { instructorAnswerDays } = await settings(db)
  const waiting = await db
    .updateTable('planning.plan_instructor as i')
    .from('planning.plan_row as p')
    .whereRef('p.id', '=', 'i.plan_row_id')
    .where('p.state', 'in', ['approved', 'published'])
    .where('i.state', '=', 'asked')
    .where('i.reminders', '<', 2)
    .where(
      sql<boolean>`i.asked_at + make_interval(days => ${instructorAnswerDays}::integer * (i.reminders + 1)) < ${now}`,
    )
    .set({ reminders: sql<number>`i.reminders + 1` })
    .returning([
      'i.plan_row_id as rowId',
      'i.instructor_id as instructorId',
      'i.role',
      'i.reminders',
      'p.coordinator_id as coordinatorId',
    ])
    .execute()
  for (const { rowId, reminders, ...data } of waiting)
    await recordEvent(
      db,
      {
        kind: reminders === 1 ? 'planInstructorReminded' : 'planInstructorSilent',
        subject: ['planRow', rowId],
        data,
      },
      byItself,
    )
}
