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
    {
      kind: 'account',
      tables: ['campaigns.campaign_person'],
      rows: ({ accountId }) => sql`
        select p.id as key, jsonb_build_object('Advertisement', c.title, 'State', p.state, 'At', p.at) as row
        from campaigns.campaign_person p join campaigns.campaign c on c.id = p.campaign_id
        where p.account_id = ${accountId}`,
    },
    {
      kind: 'account',
      tables: ['campaigns.advert_person'],
      rows: ({ accountId }) => sql`
        select p.id as key, jsonb_build_object('Advertisement', a.title, 'Shown', p.shown_at, 'Read', p.read_at,
          'Followed', p.followed_at, 'FollowedBy', p.followed_by) as row
        from campaigns.advert_person p join campaigns.advert a on a.id = p.advert_id
        where p.account_id = ${accountId}`,
    },
  ],
  without: {
    'campaigns.advertisement_version': 'the academy’s words; who wrote them stands in the audit',
    'campaigns.campaign': 'the academy’s; who decided to send it stands in the audit',
    'campaigns.advert': 'the academy’s; who made it stands in the audit',
    'campaigns.advert_version': 'the academy’s words; who wrote them stands in the audit',
  },
  erase: async (db, { person }) => {
    await sql`delete from campaigns.mail_refusal where account_id = ${person.accountId} or address = ${person.email}`.execute(
      db,
    )
    await sql`update campaigns.campaign_person set address = '', account_id = null,
      state = case when state in ('waiting', 'queued') then 'withheld' else state end
      where account_id = ${person.accountId} or address = ${person.email}`.execute(db)
    // That somebody followed a link stays under the pseudonym; no home or bell is theirs any more.
    await sql`update campaigns.advert_person set account_id = null where account_id = ${person.accountId}`.execute(db)
  },
}
