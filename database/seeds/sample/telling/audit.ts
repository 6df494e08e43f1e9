import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/**
 * What the people of the sample did before today, as the audit would have kept it: the ways of registrations, who was asked
 * to hold a class and agreed, and certificates. Histories of people and courses are read from it; its seals follow by the job.
 */
export async function insertAudit(db: Database): Promise<void> {
  await sql`
    with told as (
      select 'registration.' || m.action as kind, m.at, m.actor_id, 'registration' as subject_type, m.registration_id as subject_id,
        jsonb_strip_nulls(jsonb_build_object('code', r.code, 'reason', m.reason)) as data
      from registration.move m join registration.registration r on r.id = m.registration_id
      union all
      select step.kind, step.at, step.actor_id, 'courseClass', s.class_id,
        jsonb_build_object('code', c.code, 'instructorId', s.instructor_id)
      from classes.class_staff s join classes.course_class c on c.id = s.class_id
        left join classes.class_staff k on k.class_id = s.class_id and k.role = 'coordinator'
        join people.instructor i on i.id = s.instructor_id
        cross join lateral (values ('classes.askInstructor', s.asked_at, k.account_id),
          ('classes.accept', case when s.state = 'accepted' then s.decided_at end, i.account_id)) as step (kind, at, actor_id)
      union all
      select 'certificates.issue', e.issued_at, e.issued_by, 'certificate', e.id, jsonb_build_object('serial', e.serial)
      from certificates.certificate e
    ), audited as (
      insert into platform.audit (kind, at, actor_id, subject_type, subject_id, data)
      select kind, at, actor_id, subject_type, subject_id, data from told where at < now() order by at, subject_type, subject_id
      returning id
    )
    insert into platform.audit_unsealed (audit_id) select id from audited`.execute(db)
}
