import { sql } from 'kysely'
import type { Merged, Merging, Moving } from '#platform/server/content/merging.ts'
import type { Database } from '#platform/server/database.ts'

const over = sql`('ended', 'resultsPublished', 'closed', 'cancelled')`

/**
 * A session that both have taught was taught once. In a class that is over and has both on its staff, the one who came
 * stays: what may still change is settled by the academy before.
 */
async function moveTeaching(db: Database, { kept, gone, stays, closed }: Moving): Promise<void> {
  await sql`
    delete from classes.session_instructor g where g.instructor_id = ${gone} and exists (
      select from classes.session_instructor k where k.instructor_id = ${kept} and k.session_id = g.session_id)`.execute(
    db,
  )
  await sql`
    with place as (
      select id, row_number() over (partition by class_id order by array_position(array['accepted', 'asked', 'rejected'], state),
          array_position(array['lead', 'assistant', 'examiner', 'practicalAssessor', 'backup'], role), instructor_id <> ${kept}) as nth
      from classes.class_staff where instructor_id in (${kept}, ${gone}))
    delete from classes.class_staff s using place p where p.id = s.id and p.nth > 1`.execute(db)
  if (stays === null || closed === null) return
  // Whoever assesses may stand there by their account.
  await sql`
    delete from classes.class_staff g where g.account_id = ${closed} and exists (
      select from classes.class_staff k where k.account_id = ${stays} and k.class_id = g.class_id)`.execute(db)
  await sql`update classes.class_staff set account_id = ${stays} where account_id = ${closed}`.execute(db)
}

const bothOnStaff = ({ kept, gone }: Merged) => sql`
  select 'bothTeach' as kind, c.code from classes.course_class c where c.state not in ${over} and 2 = (
    select count(*) from classes.class_staff s
    where s.class_id = c.id and s.instructor_id in (${kept}, ${gone}) and s.state <> 'rejected')`

/** One person teaches one session at a time: the timetable is wrong, or they are two. */
const inTwoPlaces = ({ kept, gone }: Merged) => sql`
  select distinct 'teachAtOnce' as kind, c.code from classes.session_instructor g
  join classes.session_instructor k on k.instructor_id = ${kept} and k.period && g.period and k.session_id <> g.session_id
    and not k.is_cancelled
  join classes.class_session s on s.id in (g.session_id, k.session_id)
  join classes.course_class c on c.id = s.class_id
  where g.instructor_id = ${gone} and not g.is_cancelled`

export const mergingInstructors: Merging = {
  counted: { 'classes.class_staff': 'classes', 'classes.session_instructor': 'sessions' },
  blocks: (pair) => sql`${bothOnStaff(pair)} union all ${inTwoPlaces(pair)}`,
  move: moveTeaching,
}
