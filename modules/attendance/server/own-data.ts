import { sql } from 'kysely'
import type { OwnData } from '#platform/server/content/own-data.ts'

export const ownData: OwnData = {
  kinds: [
    {
      kind: 'attendance',
      tables: ['attendance.mark', 'attendance.code_arrival'],
      rows: ({ traineeId }) => sql`
        select m.session_id::bigint * 10000000 + m.registration_id as key, jsonb_build_object(
          'Registration', r.registration_code, 'Day', s.day, 'From', s.starts_at, 'To', s.ends_at, 'Mark', m.state,
          'Minutes', m.minutes, 'Reason', m.reason, 'MarkedAt', m.marked_at, 'CameByCodeAt', a.at) as row
        from attendance.mark m
        join registration.registration_facts r on r.registration_id = m.registration_id
        join classes.session_facts s on s.session_id = m.session_id
        left join attendance.code_arrival a on a.session_id = m.session_id and a.registration_id = m.registration_id
        where r.trainee_id = ${traineeId}`,
    },
  ],
  without: {
    'attendance.code_round':
      'The code that a session shows; that somebody showed it stands in that person’s acts.json.',
  },
  counts: ({ traineeId }) => sql`
    select 'attendance' as kind, count(*)::integer as count
    from attendance.mark m
    join registration.registration_facts r on r.registration_id = m.registration_id
    where r.trainee_id = ${traineeId}`,
  // Why somebody was excused is often about their health; that they were is what the percentage needs.
  erase: async (db, { person }) => {
    if (person.traineeId === null) return
    await sql`update attendance.mark m set reason = null from registration.registration_facts r
      where r.registration_id = m.registration_id and r.trainee_id = ${person.traineeId}`.execute(db)
  },
}
