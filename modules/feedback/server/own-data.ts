import { sql } from 'kysely'
import type { OwnData, Person } from '#platform/server/content/own-data.ts'

const own = ({ accountId, traineeId, instructorId, organizationId }: Person) =>
  sql`(i.trainee_id = ${traineeId} or i.instructor_id = ${instructorId} or i.account_id = ${accountId}
    or i.organization_id = ${organizationId})`

/** What the person was asked, on which day it was given, and what was said by name. What was said without a name is nobody's. */
export const ownData: OwnData = {
  kinds: [
    {
      kind: 'feedback',
      tables: ['feedback.invitation', 'feedback.asked', 'feedback.signed_answer'],
      rows: (person) => sql`
        select a.id::bigint as key, jsonb_build_object('Class', c.class_code, 'Kind', r.kind, 'InvitedOn', i.invited_on,
          'RemindedOn', i.reminded_on, 'ClosesOn', r.closes_on, 'GivenOn', a.given_on, 'Answers', coalesce((
            select jsonb_agg(jsonb_build_object('Question', q.text, 'Value', s.value, 'Text', s.text) order by q.position)
            from feedback.signed_answer s join feedback.sheet_question q on q.id = s.sheet_question_id
            where s.asked_id = a.id), '[]')) as row
        from feedback.invitation i
        join feedback.asked a on a.invitation_id = i.id
        join feedback.round r on r.id = a.round_id
        join classes.class_facts c on c.class_id = r.class_id
        where ${own(person)}`,
    },
  ],
  without: {
    'feedback.round': 'what others said of an instructor is shown together, once it is released',
  },
  counts: (person) => sql`
    select 'feedback' as kind, count(*)::integer as count from feedback.invitation i where ${own(person)}`,
  // That somebody was asked and has given stays; words that may tell who wrote them go, and the code opens nothing any more.
  erase: async (db, { person }) => {
    await sql`delete from feedback.signed_answer s using feedback.asked a, feedback.invitation i
      where s.asked_id = a.id and a.invitation_id = i.id and s.text is not null and ${own(person)}`.execute(db)
    await sql`update feedback.invitation i set code = md5(random()::text || i.id) where ${own(person)}`.execute(db)
  },
}
