import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/** Whether this request waits to be decided and none of the occasion that does came before it. */
export async function waitsFirst(db: Database, occasionId: number, guestId: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`select id from occasions.guest
    where occasion_id = ${occasionId} and state = 'waiting' order by asked_at, id limit 1`.execute(db)
  return rows[0]?.id === guestId
}

/** Whether somebody is on the waiting list of an occasion on offer that has a seat nobody is to get. */
export async function someoneMayFollow(db: Database, occasionId: number): Promise<boolean> {
  const { rows } = await sql`select from occasions.occasion o where o.id = ${occasionId} and o.state = 'published'
    and o.seats > (select count(*) from occasions.guest g
      where g.occasion_id = o.id and g.state in ('confirmed', 'waiting'))
    and exists (select from occasions.guest g where g.occasion_id = o.id and g.state = 'waitlisted')`.execute(db)
  return rows.length > 0
}
