import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/values/dates.ts'

/** Events whose last day is longer ago than so many months, and that still know their guests. */
export async function occasionsToForget(db: Database, today: Day, months: number): Promise<number[]> {
  const rows = await db
    .selectFrom('occasions.occasion as o')
    .where('o.last_day', '<', sql<Day>`(${today}::date - make_interval(months => ${months}))::date`)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('occasions.guest as g')
          .select('g.id')
          .whereRef('g.occasion_id', '=', 'o.id')
          .where('g.erased_at', 'is', null),
      ),
    )
    .select('o.id')
    .orderBy('o.id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Takes out of the requests for an event whose they were, and empties the letters about it; answers how many. The code
 * of a pass opens nothing any more.
 */
export async function eraseGuests(db: Database, occasionId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ email: string; code: string }>`
    with before as (
      select id, email, code from occasions.guest where occasion_id = ${occasionId} and erased_at is null order by id for update
    )
    update occasions.guest g set name = '', email = 'erased-' || g.id || '@erased.invalid', mobile = '', organization = '',
      reason = '', account_id = null, code = 'erased-' || g.id, arrival_key = null, erased_at = ${now.toISOString()},
      version = g.version + 1
    from before b where g.id = b.id returning b.email, b.code`.execute(db)
  if (rows.length === 0) return 0
  // A letter about the event leads to the pass.
  await sql`update platform.outbox_mail m set to_address = '', to_name = '', subject = '', html = '', href = null, paper_href = null,
      last_error = null, state = case when m.state = 'waiting' then 'dead' else m.state end
    from unnest(${rows.map(({ email }) => email)}::text[], ${rows.map(({ code }) => code)}::text[]) as was (email, code)
    where m.to_address = was.email and m.href = '/EventPass/' || was.code`.execute(db)
  return rows.length
}
