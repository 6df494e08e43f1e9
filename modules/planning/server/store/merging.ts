import { sql } from 'kysely'
import type { Merging } from '#platform/server/content/merging.ts'

/** Who stands in one row of the plan under both records answers once, while it can still be settled. */
export const mergingInstructors: Merging = {
  counted: { 'planning.plan_instructor': 'plans' },
  blocks: ({ kept, gone }) => sql`
    select 'bothPlanned' as kind, coalesce(p.class_code, f.course_code || ' ' || p.starts_on) as code from planning.plan_row p
    join catalogue.course_facts f on f.course_id = p.course_id
    where p.state not in ('executed', 'cancelled') and 2 = (
      select count(*) from planning.plan_instructor i
      where i.plan_row_id = p.id and i.instructor_id in (${kept}, ${gone}) and i.state <> 'rejected')`,
  move: async (db, { kept, gone }) =>
    void (await sql`
      with place as (
        select id, row_number() over (partition by plan_row_id order by
            array_position(array['accepted', 'asked', 'chosen', 'rejected'], state), role <> 'lead', instructor_id <> ${kept}) as nth
        from planning.plan_instructor where instructor_id in (${kept}, ${gone}))
      delete from planning.plan_instructor i using place p where p.id = i.id and p.nth > 1`.execute(db)),
}
