import { sql } from 'kysely'
import type { OwnData } from '#platform/server/content/own-data.ts'

export const ownData: OwnData = {
  kinds: [
    {
      kind: 'teaching',
      tables: ['catalogue.course_instructor'],
      rows: ({ instructorId }) => sql`
        select c.id::bigint as key,
          jsonb_build_object('As',
            case when i.proposed_at is null then 'may teach the course' else 'has offered to teach the course' end, 'Course', c.code, 'CourseName', c.name) as row
        from catalogue.course_instructor i join catalogue.course c on c.id = i.course_id
        where i.instructor_id = ${instructorId}`,
    },
  ],
  without: {
    'catalogue.course_revision': 'What a course says; who changed it stands in the audit.',
    'catalogue.material_ticket': 'A hash that lets one session read one material for a while.',
  },
  erase: async (db, { person }) => {
    if (person.instructorId === null) return
    await db.deleteFrom('catalogue.course_instructor').where('instructor_id', '=', person.instructorId).execute()
  },
}
