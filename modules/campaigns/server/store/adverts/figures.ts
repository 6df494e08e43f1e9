import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import type { Output } from '#platform/shared/call.ts'
import type { campaignsCalls } from '../../../contract/calls.ts'
import { daysToRegister, type AdvertPeopleShown, type FollowedWay } from '../../../rules/advert.ts'
import type { AudienceKind } from '../../../rules/audience.ts'
import type { Outcome } from '../../../rules/campaign.ts'
import { addresseeShown, withAddressee } from '../addressee.ts'

/** The first registration that came of an advert `a` for its person `p`: of what it led to, soon after the link was followed. */
const registered = sql<string | null>`(
  select r.registration_code from registration.asked_facts r join classes.class_facts c on c.class_id = r.class_id
  where p.followed_at is not null and r.asked_at >= p.followed_at
    and r.asked_at < p.followed_at + make_interval(days => ${sql.lit(daysToRegister)})
    and (p.kind = 'trainee' and r.trainee_id = p.person_id
      or p.kind = 'contact' and r.organization_id = p.organization_id)
    and (a.link_kind = 'class' and r.class_id = a.link_id or a.link_kind = 'course' and c.course_id = a.link_id)
  order by r.asked_at, r.registration_id limit 1)`
const bellRead = sql<boolean>`(p.notification_id is not null and exists (
  select from notifications.notification_facts n where n.notification_id = p.notification_id and n.is_read))`
const mailState = sql<Outcome | null>`(
  select case m.state when 'queued' then 'waiting' else m.state end
  from campaigns.campaign g join campaigns.campaign_person m on m.campaign_id = g.id
  where g.advert_id = p.advert_id and m.kind = p.kind and m.person_id = p.person_id order by g.id desc limit 1)`

/** Who is told of, and who is counted, by the same condition. */
const conditions: Readonly<Record<AdvertPeopleShown, RawBuilder<boolean>>> = {
  shown: sql<boolean>`p.shown_at is not null`,
  read: sql<boolean>`p.read_at is not null`,
  rung: sql<boolean>`p.notification_id is not null`,
  bellRead,
  mailed: sql<boolean>`${mailState} = 'sent'`,
  followed: sql<boolean>`p.followed_at is not null`,
  registered: sql<boolean>`(p.followed_at is not null and ${registered} is not null)`,
}

export const advertPeople = listOf<typeof campaignsCalls.getAdvertPeople, null>()({
  reach: () => everybody('whoever keeps adverts sees by name whom they reach; addresses are not shown'),
  rows: (db) =>
    db
      .selectFrom('campaigns.advert_person as p')
      .innerJoin('campaigns.advert as a', 'a.id', 'p.advert_id')
      .leftJoinLateral(withAddressee, (join) => join.onTrue())
      .select(addresseeShown)
      .select([sql<AudienceKind>`p.kind`.as('Kind'), 'p.person_id as PersonID'])
      .select([sql<string | null>`p.shown_at`.as('ShownAt'), sql<string | null>`p.read_at`.as('ReadAt')])
      .select([conditions.rung.as('IsRung'), conditions.bellRead.as('IsBellRead')])
      .select(mailState.as('MailState'))
      .select(sql<string | null>`p.followed_at`.as('FollowedAt'))
      .select(sql<FollowedWay | null>`p.followed_by`.as('FollowedBy'))
      .select(registered.as('RegistrationCode')),
  lean: (db) => db.selectFrom('campaigns.advert_person as p').innerJoin('campaigns.advert as a', 'a.id', 'p.advert_id'),
  id: 'p.id',
  filters: { AdvertID: 'p.advert_id', Shown: (shown) => conditions[shown] },
  orders: { ID: { by: 'p.id', unique: true } },
})

/** How many people of an advert did what. */
export async function figuresOf(
  db: Database,
  advertId: number,
): Promise<Output<typeof campaignsCalls.getAdvert>['Figures']> {
  const count = (shown: AdvertPeopleShown) => sql`count(*) filter (where ${conditions[shown]})::integer`
  const { rows } = await sql<Output<typeof campaignsCalls.getAdvert>['Figures']>`
    select count(*)::integer as "People", ${count('shown')} as "Shown", ${count('read')} as "Read",
      ${count('rung')} as "Rung", ${count('bellRead')} as "BellRead", ${count('mailed')} as "Mailed",
      ${count('followed')} as "Followed", ${count('registered')} as "Registered"
    from campaigns.advert_person p join campaigns.advert a on a.id = p.advert_id
    where p.advert_id = ${advertId}`.execute(db)
  return rows[0]!
}
