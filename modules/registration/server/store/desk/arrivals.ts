import { sql } from 'kysely'
import { anyOf, type Database } from '#platform/server/database.ts'
import { bothNames } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import type { registrationCalls } from '../../../contract/calls.ts'
import { found } from '../list.ts'
import { reachesRegistration } from '../reach.ts'

export interface Between {
  readonly actor: Actor
  readonly from: Day
  readonly to: Day
}

interface Movement {
  readonly key: string
  readonly kind: 'arrival' | 'departure'
  readonly registration_id: number
  readonly day: Day
  readonly at: string | null
  readonly moment: string
  readonly flight: string
}

/** Who travels and has a place, or is about to have one. */
const travelling = sql`r.travel <> 'notNeeded' and r.main in (${anyOf(['approved', 'confirmed', 'attending'])})`

/**
 * The two ways of each person between the days. Where no day was said people arrive on the day before their class and leave
 * on its last one. Each half has its index.
 */
const movements = ({ from, to }: Pick<Between, 'from' | 'to'>) => sql<Movement>`(
  select w.kind || '-' || w.id as key, w.kind, w.id as registration_id, w.day, w.at, w.day + coalesce(w.at, time '00:00') as moment, w.flight
  from (
    select 'arrival' as kind, r.id, r.arrives_on as day, r.arrives_at as at, r.flight
    from registration.registration r where r.arrives_on between ${from} and ${to} and ${travelling}
    union all
    select 'arrival', r.id, c.starts_on - 1, r.arrives_at, r.flight
    from classes.class_facts c join registration.registration r on r.class_id = c.class_id
    where c.starts_on between ${from}::date + 1 and ${to}::date + 1 and r.arrives_on is null and ${travelling}
    union all
    select 'departure', r.id, r.departs_on, r.departs_at, r.departure_flight
    from registration.registration r where r.departs_on between ${from} and ${to} and ${travelling}
    union all
    select 'departure', r.id, c.ends_on, r.departs_at, r.departure_flight
    from classes.class_facts c join registration.registration r on r.class_id = c.class_id
    where c.ends_on between ${from} and ${to} and r.departs_on is null and ${travelling}
  ) w)`

/** One of the academy's hotels, else as somebody typed it. */
const hotelName = sql<Trilingual | null>`coalesce(h.name,
  case when r.hotel <> '' then jsonb_build_object('ar', r.hotel, 'en', r.hotel) end)`

/** Who arrives and leaves, by day and time. */
export const arrivals = listOf<typeof registrationCalls.getArrivals, Between>()({
  reach: ({ actor }) => reachesRegistration(actor),
  rows: (db: Database, between) =>
    db
      .selectFrom(movements(between).as('m'))
      .innerJoin('registration.registration as r', 'r.id', 'm.registration_id')
      .innerJoin('classes.class_facts as c', 'c.class_id', 'r.class_id')
      .innerJoin('people.trainee_facts as t', 't.trainee_id', 'r.trainee_id')
      .leftJoin('people.organization_name_facts as o', 'o.organization_id', 'r.organization_id')
      .leftJoin('lookups.hotel as h', 'h.id', 'r.hotel_id')
      .select(['m.key as Key', 'r.id as ID', 'r.code as Code', 'm.kind as Kind', 'm.day as Day', 'm.flight as Flight'])
      .select(sql<string | null>`to_char(m.at, 'HH24:MI')`.as('Time'))
      .select([bothNames('t.trainee_name').as('TraineeName'), 'o.organization_name as OrganizationName'])
      .select(hotelName.as('HotelName'))
      .select(['c.class_code as ClassCode', 'c.course_name as CourseName'])
      .select((eb) => eb.ref('r.travel').$castTo<'awaitingTravel' | 'arranged' | 'arrived'>().as('Travel')),
  id: 'm.key',
  search: (text, { actor }) => found(actor, text),
  filters: {
    // Between which days: in `rows`.
    From: () => null,
    To: () => null,
    Kind: 'm.kind',
    ClassID: 'r.class_id',
    HotelID: 'r.hotel_id',
    Travel: 'r.travel',
  },
  orders: { Day: { by: 'm.moment' } },
})

/** No more people stand on one paper. */
export const mostPrinted = 500

/** The same for a paper, one more than it takes where there are more. */
export const printedArrivals = (db: Database, between: Between) =>
  arrivals
    .rows(db, between)
    .where(reachesRegistration(between.actor))
    .clearSelect()
    .select(['m.key as Key', 'm.kind as Kind', 'm.day as Day', 'm.flight as Flight', 'c.class_code as ClassCode'])
    .select(sql<string | null>`to_char(m.at, 'HH24:MI')`.as('Time'))
    .select([bothNames('t.trainee_name').as('TraineeName'), 'o.organization_name as OrganizationName'])
    .select(hotelName.as('HotelName'))
    .orderBy('m.moment')
    .orderBy('m.key')
    .limit(mostPrinted + 1)
    .execute()
