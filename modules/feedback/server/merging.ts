import { sql, type RawBuilder } from 'kysely'
import type { Merged, Merging } from '#platform/server/content/merging.ts'
import type { Database } from '#platform/server/database.ts'

/**
 * Where both records were asked about one class the invitation of the one that stays holds: what either has given counts
 * as given. Sheets signed under the other stay with the round, as given by the record that stays.
 */
const oneInvitation =
  (column: RawBuilder<unknown>) =>
  async (db: Database, { kept, gone }: Merged): Promise<void> => {
    const pairs = sql`select k.id as kept, g.id as gone from feedback.invitation g
      join feedback.invitation k on k.class_id = g.class_id and k.${column} = ${kept} where g.${column} = ${gone}`
    // What only the other was asked, or only the other has given, becomes this one's.
    await sql`delete from feedback.asked a using (${pairs}) p where a.invitation_id = p.kept and a.given_on is null
      and exists (select from feedback.asked o where o.invitation_id = p.gone and o.round_id = a.round_id
        and o.given_on is not null)`.execute(db)
    await sql`update feedback.asked a set invitation_id = p.kept from (${pairs}) p where a.invitation_id = p.gone
      and not exists (select from feedback.asked o where o.invitation_id = p.kept and o.round_id = a.round_id)`.execute(
      db,
    )
    await sql`delete from feedback.signed_answer s using feedback.asked a, (${pairs}) p
      where s.asked_id = a.id and a.invitation_id = p.gone`.execute(db)
    await sql`delete from feedback.asked a using (${pairs}) p where a.invitation_id = p.gone`.execute(db)
    await sql`delete from feedback.invitation i using (${pairs}) p where i.id = p.gone`.execute(db)
  }

const counted = { 'feedback.invitation': 'feedback', 'feedback.round': 'feedback' } as const

export const merging: Merging = { counted, move: oneInvitation(sql`trainee_id`) }

export const mergingInstructors: Merging = {
  counted,
  // Rounds about both in one class cannot become one: they were answered apart.
  blocks: ({ kept, gone }) => sql`
    select 'bothTeach' as kind, c.class_code as code from feedback.round g
    join classes.class_facts c on c.class_id = g.class_id
    where g.instructor_id = ${gone} and exists (
      select from feedback.round k where k.class_id = g.class_id and k.kind = g.kind and k.instructor_id = ${kept})`,
  move: oneInvitation(sql`instructor_id`),
}
