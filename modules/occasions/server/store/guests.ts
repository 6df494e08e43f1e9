import { sql } from 'kysely'
import { matches, type Database } from '#platform/server/database.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { occasionsCalls } from '../../contract/calls.ts'
import { passIn } from '../../rules/pass-code.ts'

export const guests = listOf<typeof occasionsCalls.getGuests, null>()({
  reach: () => everybody('who keeps the events keeps the lists of their guests'),
  rows: (db) =>
    db
      .selectFrom('occasions.guest as g')
      .innerJoin('occasions.occasion as o', 'o.id', 'g.occasion_id')
      .select(['g.id as ID', 'g.name as Name', 'g.mobile as Mobile', 'g.organization as Organization'])
      .select([sql<string>`case when g.erased_at is null then g.email else '' end`.as('Email'), 'g.state as State'])
      .select([sql<string>`case when g.erased_at is null then g.code else '' end`.as('Code'), 'g.asked_at as AskedAt'])
      .select(['g.arrived_at as ArrivedAt', 'g.reason as Reason', 'g.version as Version'])
      .select(sql<boolean>`g.erased_at is not null`.as('IsErased'))
      .select(sql<boolean>`o.state = 'cancelled'`.as('isCancelled')),
  lean: (db) => db.selectFrom('occasions.guest as g'),
  id: 'g.id',
  // A pass is kept without its dashes.
  search: (text) => matches('g.search', passIn(text) ?? text),
  filters: {
    EventID: 'g.occasion_id',
    HasArrived: (has) => (has ? sql`g.arrived_at is not null` : sql`g.arrived_at is null`),
  },
  orders: {},
})

/** Whom the door expects, by name. */
export const guestsAtDoor = (db: Database, occasionId: number) =>
  db
    .selectFrom('occasions.guest as g')
    .innerJoin('occasions.occasion as o', 'o.id', 'g.occasion_id')
    .where('o.id', '=', occasionId)
    .where('o.state', '<>', 'cancelled')
    .where('g.state', '=', 'confirmed')
    .where('g.erased_at', 'is', null)
    .select(['g.id as ID', 'g.name as Name', 'g.organization as Organization'])
    .select(['g.code as Code', 'g.arrived_at as ArrivedAt'])
    .orderBy('g.name')
    .orderBy('g.id')
    .execute()

const selectLocked = (db: Database) =>
  db
    .selectFrom('occasions.guest')
    .select([
      'id',
      'occasion_id as occasionId',
      'account_id as accountId',
      'name',
      'email',
      'language',
      'state',
      'code',
    ])
    .select(['version', 'arrived_at as arrivedAt', 'arrival_key as arrivalKey'])
    .select(sql<boolean>`erased_at is not null`.as('isErased'))
    .orderBy('asked_at')
    .orderBy('id')
    .forUpdate()

/** These requests in the order in which they came, locked until the transaction ends. */
export const lockedGuests = (db: Database, ids: readonly number[]) =>
  selectLocked(db)
    .where('id', 'in', [...ids])
    .execute()
export type LockedGuest = Awaited<ReturnType<typeof lockedGuests>>[number]

/** The request of whoever has this address or this account, which may have had another address: one that stands first. */
export const lockedGuestOf = (
  db: Database,
  occasionId: number,
  { email, accountId }: { readonly email: string; readonly accountId: number | null },
) =>
  selectLocked(db)
    .where('occasion_id', '=', occasionId)
    .where((eb) =>
      accountId === null ? eb('email', '=', email) : eb.or([eb('email', '=', email), eb('account_id', '=', accountId)]),
    )
    .clearOrderBy()
    .orderBy(sql`state = 'withdrawn'`)
    .orderBy(sql`email <> ${email}`)
    .orderBy('id')
    .executeTakeFirst()

export const guestByCode = (db: Database, code: string) =>
  db
    .selectFrom('occasions.guest')
    .where('code', '=', code)
    .where('erased_at', 'is', null)
    .select(['id', 'occasion_id as occasionId'])
    .executeTakeFirst()

export const guestById = (db: Database, id: number) =>
  db.selectFrom('occasions.guest').where('id', '=', id).select(['id', 'occasion_id as occasionId']).executeTakeFirst()

/** The occasions that these requests are for. */
export async function occasionsOf(db: Database, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('occasions.guest')
    .where('id', 'in', [...ids])
    .select('occasion_id')
    .distinct()
    .execute()
  return rows.map((row) => row.occasion_id)
}

/** Gives a request to the account whose address it bears. */
export const joinAccount = (db: Database, id: number, accountId: number) =>
  db.updateTable('occasions.guest').set({ account_id: accountId }).where('id', '=', id).execute()

/** Whoever gets the letters about an occasion: who waits, is on the waiting list or comes. */
export const addressees = (db: Database, occasionId: number) =>
  db
    .selectFrom('occasions.guest')
    .where('occasion_id', '=', occasionId)
    .where('state', 'in', ['waiting', 'waitlisted', 'confirmed'])
    .where('erased_at', 'is', null)
    .select(['name', 'email', 'language', 'code', 'state', 'version'])
    .orderBy('id')
    .execute()

export type NewGuest = Pick<
  LockedGuest,
  'occasionId' | 'accountId' | 'name' | 'email' | 'language' | 'state' | 'code'
> & { readonly mobile: string; readonly organization: string; readonly askedAt: Date }

export const insertGuest = (db: Database, { occasionId, accountId, askedAt, ...guest }: NewGuest) =>
  db
    .insertInto('occasions.guest')
    .values({ ...guest, occasion_id: occasionId, account_id: accountId, asked_at: askedAt })
    .returning(['id', 'occasion_id as occasionId', 'state', 'code'])
    .executeTakeFirstOrThrow()

/** The request of an account for an occasion; of several, made under records that became one, one that stands. */
export const ownGuest = (db: Database, occasionId: number, accountId: number) =>
  db
    .selectFrom('occasions.guest')
    .where('occasion_id', '=', occasionId)
    .where('account_id', '=', accountId)
    .select(['state as State', 'code as Code'])
    .orderBy(sql`state = 'withdrawn'`)
    .orderBy('id')
    .executeTakeFirst()

/** A request with its occasion, for whoever holds the code. */
export const passOf = (db: Database, code: string) =>
  db
    .selectFrom('occasions.guest as g')
    .innerJoin('occasions.occasion as o', 'o.id', 'g.occasion_id')
    .where('g.code', '=', code)
    .where('g.erased_at', 'is', null)
    .select(['o.id as ID', 'o.title as Title', sql<Trilingual>`o.place`.as('Place'), 'o.state as occasionState'])
    .select(['o.first_day as FirstDay', 'o.last_day as LastDay', 'o.starts_at as StartsAt', 'o.ends_at as EndsAt'])
    .select(['o.closes_on as ClosesOn', 'o.seats as seats'])
    .select(['g.name as Name', 'g.state as State', 'g.code as Code', 'g.arrived_at as ArrivedAt'])
    .executeTakeFirst()
