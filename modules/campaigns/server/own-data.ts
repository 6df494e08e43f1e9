import { sql } from 'kysely'
import type { OwnData } from '#platform/server/content/own-data.ts'

export const ownData: OwnData = {
  kinds: [
    {
      kind: 'account',
      tables: ['campaigns.mail_refusal'],
      rows: ({ accountId }) => sql`
        select r.id::bigint as key, jsonb_build_object('NoAdvertisements', r.address, 'Since', r.since) as row
        from campaigns.mail_refusal r where r.account_id = ${accountId}`,
    },
  ],
  erase: async (db, { person }) => {
    await sql`delete from campaigns.mail_refusal where account_id = ${person.accountId} or address = ${person.email}`.execute(
      db,
    )
  },
}
