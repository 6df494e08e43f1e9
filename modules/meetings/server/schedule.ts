import { sql } from 'kysely'
import { nothingMore, type ScheduleAsked } from '#platform/server/content/schedule.ts'
import { scheduleSource } from '#platform/server/content/schedule-source.ts'
import type { Database } from '#platform/server/database.ts'
import { passes } from '#platform/shared/access.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { ScheduleEntry } from '#platform/shared/record/schedule-entry.ts'
import { meets } from './store/reach.ts'

const rows = (db: Database, { from, to, classId, id, traineeId, most }: Omit<ScheduleAsked, 'actor'>) => {
  let found = db
    .selectFrom('meetings.meeting as m')
    .leftJoin('classes.class_facts as c', 'c.class_id', 'm.class_id')
    .where('m.state', '<>', 'draft')
    .where('m.day', '>=', from)
    .where('m.day', '<=', to)
    .select(['m.id', 'm.name', 'm.day', 'm.starts_at', 'm.ends_at', 'm.place', 'm.link', 'm.state', 'm.sequence'])
    .select(['m.class_id', 'c.class_code'])
    .orderBy('m.day')
    .orderBy('m.starts_at')
    .orderBy('m.id')
    .limit(most)
  if (classId !== undefined) found = found.where('m.class_id', '=', classId)
  if (id !== undefined) found = found.where('m.id', '=', id)
  // Of one of its people an organization asks what the academy holds for them, not whom they meet.
  if (traineeId !== undefined) found = found.where(sql<boolean>`false`)
  return found
}

const pageOf = ({ role, permissions }: Actor, id: number): string =>
  passes('adminEvaluatorInstructorCoordinator', role, permissions) ? `/Meetings/${id}` : `/MyMeeting/${id}`

/** The meetings of who has called them and of who is invited and has not declined. */
export const meetingsInSchedules = scheduleSource({
  kinds: ['meeting'],
  rows,
  reach: () => meets,
  entry: (row, asked): ScheduleEntry => ({
    ...nothingMore,
    Kind: 'meeting',
    ID: row.id,
    Version: row.sequence,
    State: row.state === 'cancelled' ? 'cancelled' : 'planned',
    Title: row.name,
    // As it was typed, in whatever language.
    Detail: row.place === '' ? null : { ar: row.place, en: row.place, fr: row.place },
    FirstDay: row.day,
    LastDay: row.day,
    StartsAt: row.starts_at,
    EndsAt: row.ends_at,
    CourseClassID: row.class_id,
    ClassCode: row.class_code,
    Place: row.place === '' && row.link !== '' ? 'online' : null,
    Link: row.link === '' ? null : row.link,
    Href: pageOf(asked.actor, row.id),
  }),
})
