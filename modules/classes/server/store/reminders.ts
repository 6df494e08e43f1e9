import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { byItself } from '#platform/server/audit/by.ts'
import { recordEvent } from '#platform/server/event.ts'
import { settings } from '#platform/server/settings.ts'

/** Reminds instructors who have not confirmed a class within the days of the setting, once; then the coordinator is told. */
export async function remindInstructors(db: Database, now: Date): Promise<void> {
  const { instructorAnswerDays } = await settings(db)
  const waiting = await db
    .updateTable('classes.class_instructor as i')
    .from('classes.course_class as c')
    .whereRef('c.id', '=', 'i.class_id')
    .where('c.state', 'in', ['open', 'tentative', 'confirmed'])
    .where('i.state', '=', 'asked')
    .where('i.reminders', '<', 2)
    .where(
      sql<boolean>`i.asked_at + make_interval(days => ${instructorAnswerDays}::integer * (i.reminders + 1)) < ${now}`,
    )
    .set({ reminders: sql<number>`i.reminders + 1` })
    .returning([
      'i.class_id as classId',
      'c.code',
      'i.instructor_id as instructorId',
      'i.role',
      'i.reminders',
      'c.coordinator_id as coordinatorId',
    ])
    .execute()
  for (const { reminders, ...data } of waiting)
    await recordEvent(
      db,
      {
        kind: reminders === 1 ? 'classInstructorReminded' : 'classInstructorSilent',
        subject: ['courseClass', data.classId],
        data,
      },
      byItself,
    )
}
