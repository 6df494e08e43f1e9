import { sql, type RawBuilder } from 'kysely'
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
export const eraseGuests = (db: Database, occasionId: number, now: Date): Promise<number> =>
  erase(db, sql`occasion_id = ${occasionId}`, now)

/**
 * The same of what one person has asked for. A seat of what is still to come is free again: nobody would come, and nobody else
 * could say so.
 */
export async function eraseGuest(
  db: Database,
  { accountId, email }: { readonly accountId: number; readonly email: string },
  today: Day,
  now: Date,
): Promise<void> {
  const own = sql`(account_id = ${accountId} or email = ${email})`
  // The occasion, then the guest, as whoever decides about guests takes them.
  await sql`select o.id from occasions.occasion o
    where exists (select from occasions.guest where occasion_id = o.id and ${own}) order by o.id for update`.execute(db)
  await sql`update occasions.guest set state = 'withdrawn', version = version + 1
    where ${own} and state in ('waiting', 'waitlisted', 'confirmed') and arrived_at is null
      and occasion_id in (select id from occasions.occasion where last_day >= ${today} and state <> 'cancelled')`.execute(
    db,
  )
  await erase(db, own, now)
}

async function erase(db: Database, whose: RawBuilder<unknown>, now: Date): Promise<number> {
  const { rows } = await sql<{ email: string; code: string }>`
    with before as (
      select id, email, code from occasions.guest where ${whose} and erased_at is null order by id for update
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
