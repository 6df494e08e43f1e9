import { sql } from 'kysely'
import type { OwnData } from '#platform/server/content/own-data.ts'

/** The places in the plan that the person was asked to teach, or coordinates. */
export const ownData: OwnData = {
  kinds: [
    {
      kind: 'teaching',
      tables: ['planning.plan_instructor', 'planning.plan_row'],
      rows: ({ accountId, instructorId }) => sql`
        select p.id::bigint * 2 as key, jsonb_build_object('As', 'instructor in the plan', 'Place', i.role,
          'Answer', i.state, 'Reason', i.reason, 'AskedAt', i.asked_at, 'AnsweredAt', i.decided_at,
          'Course', c.course_code, 'CourseName', c.course_name, 'StartsOn', p.starts_on, 'EndsOn', p.ends_on) as row
        from planning.plan_instructor i
        join planning.plan_row p on p.id = i.plan_row_id
        join catalogue.course_facts c on c.course_id = p.course_id
        where i.instructor_id = ${instructorId}
        union all
        select p.id::bigint * 2 + 1, jsonb_build_object('As', 'coordinator in the plan',
          'Course', c.course_code, 'CourseName', c.course_name, 'StartsOn', p.starts_on, 'EndsOn', p.ends_on, 'State', p.state)
        from planning.plan_row p
        join catalogue.course_facts c on c.course_id = p.course_id
        where p.coordinator_id = ${accountId} and p.scenario_id is null`,
    },
  ],
  blocks: ({ accountId, instructorId }) => sql`
    select 'planned' as kind, c.course_code as code
    from planning.plan_instructor i
    join planning.plan_row p on p.id = i.plan_row_id
    join catalogue.course_facts c on c.course_id = p.course_id
    where i.instructor_id = ${instructorId} and i.state <> 'rejected'
      and p.state in ('draft', 'proposed', 'approved', 'published', 'postponed')
    union all
    select 'coordinating', c.course_code
    from planning.plan_row p
    join catalogue.course_facts c on c.course_id = p.course_id
    where p.coordinator_id = ${accountId} and p.state in ('draft', 'proposed', 'approved', 'published', 'postponed')`,
  erase: async (db, { person }) => {
    if (person.instructorId === null) return
    await db
      .updateTable('planning.plan_instructor')
      .set({ reason: null })
      .where('instructor_id', '=', person.instructorId)
      .execute()
  },
}
