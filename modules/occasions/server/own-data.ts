import { sql } from 'kysely'
import type { OwnData } from '#platform/server/content/own-data.ts'
import { todayOf } from '#platform/server/today.ts'
import { eraseGuest } from './store/forgetting.ts'

/** The events that somebody has asked to come to, by the account or by its address. */
export const ownData: OwnData = {
  kinds: [
    {
      kind: 'registrations',
      tables: ['occasions.guest'],
      rows: ({ accountId, email }) => sql`
        select g.id::bigint as key, jsonb_build_object('Event', o.title, 'Place', o.place, 'FirstDay', o.first_day,
          'LastDay', o.last_day, 'Name', g.name, 'Email', g.email, 'Mobile', g.mobile, 'Organization', g.organization,
          'State', g.state, 'Reason', g.reason, 'AskedAt', g.asked_at, 'ArrivedAt', g.arrived_at) as row
        from occasions.guest g join occasions.occasion o on o.id = g.occasion_id
        where g.account_id = ${accountId} or g.email = ${email}`,
    },
  ],
  erase: async (db, { person, now }) => eraseGuest(db, person, await todayOf(db, now), now),
}
