import { sql } from 'kysely'
import type { OwnData } from '#platform/server/content/own-data.ts'

/** The classes that the person teaches or coordinates, with the sessions. */
export const ownData: OwnData = {
  kinds: [
    {
      kind: 'teaching',
      tables: ['classes.class_staff', 'classes.session_instructor', 'classes.course_class'],
      rows: ({ accountId, instructorId }) => sql`
        select c.id::bigint * 2 as key, jsonb_build_object('As', 'instructor of a class', 'Place', i.role,
          'Answer', i.state, 'Reason', i.reason, 'AskedAt', i.asked_at, 'AnsweredAt', i.decided_at,
          'Class', f.class_code, 'Course', f.course_code, 'CourseName', f.course_name,
          'StartsOn', f.starts_on, 'EndsOn', f.ends_on, 'State', f.class_state,
          'Sessions', (select coalesce(jsonb_agg(jsonb_build_object('Day', s.day, 'From', s.starts_at, 'To', s.ends_at,
              'State', s.state) order by s.day, s.starts_at), '[]')
            from classes.session_instructor t join classes.class_session s on s.id = t.session_id
            where t.instructor_id = i.instructor_id and s.class_id = c.id)) as row
        from classes.class_staff i
        join classes.course_class c on c.id = i.class_id
        join classes.class_facts f on f.class_id = c.id
        where i.instructor_id = ${instructorId}
        union all
        select c.id::bigint * 2 + 1, jsonb_build_object('As', 'coordinator of a class', 'Class', f.class_code,
          'Course', f.course_code, 'CourseName', f.course_name, 'StartsOn', f.starts_on, 'EndsOn', f.ends_on,
          'State', f.class_state)
        from classes.course_class c
        join classes.class_facts f on f.class_id = c.id
        where c.coordinator_id = ${accountId}`,
    },
  ],
  blocks: ({ accountId, instructorId }) => sql`
    select 'teaching' as kind, c.code from classes.class_staff i
    join classes.course_class c on c.id = i.class_id
    where i.instructor_id = ${instructorId} and i.state <> 'rejected'
      and c.state not in ('resultsPublished', 'closed', 'cancelled')
    union all
    select 'coordinating', c.code from classes.course_class c
    where c.coordinator_id = ${accountId} and c.state not in ('resultsPublished', 'closed', 'cancelled')`,
  counts: ({ instructorId }) => sql`
    select 'teaching' as kind, count(*)::integer as count from classes.class_staff where instructor_id = ${instructorId}`,
  erase: async (db, { person }) => {
    if (person.instructorId === null) return
    await db
      .updateTable('classes.class_staff')
      .set({ reason: null })
      .where('instructor_id', '=', person.instructorId)
      .execute()
  },
}
