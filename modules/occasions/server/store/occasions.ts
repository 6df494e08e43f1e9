import { sql } from 'kysely'
import { json, matches, type Database } from '#platform/server/database.ts'
import { byText } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { nearestFirst } from '#platform/server/reading/nearest-first.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import type { occasionsCalls } from '../../contract/calls.ts'
import type { Entry } from '../../rules/occasion.ts'

export type OccasionFields = Omit<Argument<typeof occasionsCalls.editOccasion>['body'], 'Version'>

const inState = (state: string) =>
  sql<number>`(select count(*)::integer from occasions.guest g where g.occasion_id = o.id and g.state = ${sql.lit(state)})`

/** What everybody reads of an occasion, `o`. */
const selectFacts = (db: Database) =>
  db
    .selectFrom('occasions.occasion as o')
    .select(['o.id as ID', 'o.title as Title', sql<Trilingual>`o.about`.as('About'), 'o.place as Place'])
    .select(['o.first_day as FirstDay', 'o.last_day as LastDay', 'o.starts_at as StartsAt', 'o.ends_at as EndsAt'])
    .select(['o.closes_on as ClosesOn', 'o.seats as Seats'])

const selectKept = (db: Database) =>
  selectFacts(db)
    .select(['o.state as State', 'o.version as Version'])
    .select([inState('confirmed').as('Confirmed'), inState('waiting').as('Waiting')])
    .select(inState('waitlisted').as('Waitlisted'))
    .select(
      sql<number>`(select count(*)::integer from occasions.guest g
        where g.occasion_id = o.id and g.state = 'confirmed' and g.arrived_at is not null)`.as('Arrived'),
    )
    .select(sql<number>`(select count(*)::integer from occasions.guest g where g.occasion_id = o.id)`.as('guests'))

const nearest = ({ today }: { readonly today: Day }) =>
  nearestFirst(sql`o.state <> 'cancelled' and o.last_day >= ${today}`, sql`o.first_day`, 'date')

export const occasions = listOf<typeof occasionsCalls.getOccasions, { readonly actor: Actor; readonly today: Day }>()({
  reach: () => everybody('the events are the academy’s own, and who keeps them keeps all of them'),
  rows: selectKept,
  lean: (db) => db.selectFrom('occasions.occasion as o'),
  id: 'o.id',
  search: (text) => matches('o.search', text),
  filters: {
    From: (day) => sql`o.last_day >= ${day}`,
    To: (day) => sql`o.first_day <= ${day}`,
  },
  orders: { Nearest: nearest, Title: byText('o.title') },
})

export const keptOccasion = (db: Database, id: number) => selectKept(db).where('o.id', '=', id).executeTakeFirst()

/** How one gets in, as `entryOf` says it; the same in one statement for the rows of a list. */
const entryIn = (today: Day) => sql<Entry>`case
  when o.state = 'cancelled' then 'cancelled' when o.last_day < ${today} then 'over' when o.closes_on < ${today} then 'closed'
  when (select count(*) from occasions.guest g where g.occasion_id = o.id and g.state in ('confirmed', 'waiting', 'waitlisted')) >= o.seats
    then 'full' else 'open' end`

const selectPublic = (db: Database, today: Day) => selectFacts(db).select(entryIn(today).as('Entry'))

export const publicOccasions = listOf<typeof occasionsCalls.getPublicOccasions, { readonly today: Day }>()({
  reach: () => everybody('what is published is for anybody'),
  rows: (db, { today }) => selectPublic(db, today).where('o.state', '=', 'published').where('o.last_day', '>=', today),
  lean: (db, { today }) =>
    db.selectFrom('occasions.occasion as o').where('o.state', '=', 'published').where('o.last_day', '>=', today),
  id: 'o.id',
  search: (text) => matches('o.search', text),
  filters: {},
  orders: {},
})

/** Published, or cancelled after it was: who has its address learns that. */
export const publicOccasion = (db: Database, id: number, today: Day) =>
  selectPublic(db, today).where('o.id', '=', id).where('o.state', '<>', 'draft').executeTakeFirst()

/** The occasion with what decides who gets in, locked until the transaction ends: seats are given one after another. */
export async function lockedOccasion(db: Database, id: number) {
  const occasion = await db
    .selectFrom('occasions.occasion')
    .where('id', '=', id)
    .select(['id', 'state', 'title', 'place', 'seats', 'version'])
    .select(['first_day as firstDay', 'last_day as lastDay', 'closes_on as closesOn'])
    .select(['starts_at as startsAt', 'ends_at as endsAt'])
    .forUpdate()
    .executeTakeFirst()
  if (!occasion) return undefined
  const counted = await db
    .selectFrom('occasions.guest')
    .where('occasion_id', '=', id)
    .select(sql<number>`count(*)::integer`.as('guests'))
    .select(sql<number>`(count(*) filter (where state = 'confirmed'))::integer`.as('confirmed'))
    .select(
      sql<number>`(count(*) filter (where state in ('confirmed', 'waiting', 'waitlisted')))::integer`.as('spokenFor'),
    )
    .executeTakeFirstOrThrow()
  return { ...occasion, ...counted }
}
export type LockedOccasion = NonNullable<Awaited<ReturnType<typeof lockedOccasion>>>

export const columnsOf = (fields: OccasionFields) => ({
  title: json(fields.Title),
  about: json(fields.About),
  place: json(fields.Place),
  first_day: fields.FirstDay,
  last_day: fields.LastDay,
  starts_at: fields.StartsAt,
  ends_at: fields.EndsAt,
  closes_on: fields.ClosesOn,
  seats: fields.Seats,
})

export const insertOccasion = (db: Database, fields: OccasionFields) =>
  db.insertInto('occasions.occasion').values(columnsOf(fields)).returning(['id', 'version']).executeTakeFirstOrThrow()

export const removeOccasion = (db: Database, id: number) =>
  db.deleteFrom('occasions.occasion').where('id', '=', id).execute()
