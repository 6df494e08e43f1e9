import { sql } from 'kysely'
import type { OwnData, Person } from '#platform/server/content/own-data.ts'

/**
 * The records that are written to and are not the person's: neither the trainee or instructor of the account nor the
 * contact person that its organization loses.
 */
const ofOthers = ({ accountId, organizationId }: Person) => sql`
  select a.addressee_kind, a.addressee_id, a.address from people.addressee_facts a
  where case when a.addressee_kind = 'contact'
    then not exists (select from people.organization_facts o where o.organization_id = ${organizationId}::integer
      and o.organization_id = a.organization_id and o.contact_name = a.addressee_name_ar and lower(o.contact_email) = a.address)
    else a.account_id is distinct from ${accountId}::integer end`

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
    const { accountId, email } = person
    // Whoever refused at an address is not written to under another record that bears it, and still comes back by the
    // link in the letter; what another account refused is that one's.
    await sql`delete from campaigns.mail_refusal r
      where (r.account_id = ${accountId} or (r.account_id is null and r.address = ${email}))
        and not exists (select from (${ofOthers(person)}) o where o.address = r.address)`.execute(db)
    await sql`update campaigns.mail_refusal set account_id = null where account_id = ${accountId}`.execute(db)
    await sql`update campaigns.campaign_person p set address = '', account_id = null,
      state = case when p.state in ('waiting', 'queued') then 'withheld' else p.state end
      where p.account_id = ${accountId} or (p.account_id is null and p.address = ${email}
        and not exists (select from (${ofOthers(person)}) o
          where o.addressee_kind = p.kind and o.addressee_id = p.person_id and o.address = p.address))`.execute(db)
    // That somebody followed a link stays under the pseudonym; no home or bell is theirs any more.
    await sql`update campaigns.advert_person set account_id = null where account_id = ${person.accountId}`.execute(db)
  },
}
