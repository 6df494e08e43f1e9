import { sql } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import { anyOf, type Database } from '#platform/server/database.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { bothNames, nameRead } from '#platform/server/reading/both-names.ts'
import type { registrationCalls } from '../../../contract/calls.ts'
import type { Guest } from '../../../rules/desk/rooming.ts'
import { found } from '../list.ts'
import { reachesRegistration } from '../reach.ts'
import { joined } from '../rows.ts'

/** Those who stay while the class is held: with a place, or about to have one. */
const staying = sql<boolean>`r.needs_accommodation and r.main in (${anyOf(['approved', 'confirmed', 'attending'])})`

const lean = (db: Database) => db.selectFrom('registration.registration as r').where(staying)

/** The rooming list of a class, by room; who is in none comes last. */
export const rooming = listOf<typeof registrationCalls.getRooming, { readonly actor: Actor }>()({
  reach: ({ actor }) => reachesRegistration(actor),
  rows: (db) =>
    joined(db)
      .leftJoin('lookups.hotel as h', 'h.id', 'r.hotel_id')
      .where(staying)
      .select(['r.id as ID', 'r.code as Code', 'r.version as Version', bothNames('t.trainee_name').as('TraineeName')])
      .select(['o.organization_name as OrganizationName', 'rt.name as RoomTypeName', 'r.nights as Nights'])
      .select(['r.shared_room as Room', sql<'male' | 'female' | null>`t.gender`.as('Gender'), 'h.name as HotelName'])
      .select(['rt.occupancy as Occupancy', 'r.hotel_id as HotelID', 'r.room_type_id as RoomTypeID'])
      .select('c.starts_on as StartDate'),
  lean,
  id: 'r.id',
  search: (text, { actor }) => found(actor, text),
  filters: {
    ClassID: 'r.class_id',
    WithoutRoom: (isWithout) => sql`(r.shared_room is null) = ${isWithout}`,
  },
  orders: {
    Room: { by: 'r.shared_room', nulls: 'last' },
    TraineeName: ({ actor }) => ({
      by: nameRead(actor.language, 't.trainee_name'),
      joined: (rows) => rows.innerJoin('people.trainee_facts as t', 't.trainee_id', 'r.trainee_id'),
    }),
  },
})

/** Everybody who stays for the class and has said in which type of room, by name. */
export const guestsOf = (db: Database, classId: number): Promise<Guest[]> =>
  lean(db)
    .innerJoin('people.trainee_facts as t', 't.trainee_id', 'r.trainee_id')
    .innerJoin('lookups.room_type as rt', 'rt.id', 'r.room_type_id')
    .where('r.class_id', '=', classId)
    .orderBy('t.trainee_name_ar')
    .orderBy('r.id')
    .select(['r.id', 't.gender', 'rt.occupancy', 'rt.id as roomTypeId', 'r.hotel_id as hotelId'])
    .select(['r.organization_id as organizationId', 'r.shared_room as room'])
    .execute()

export const countStaying = (db: Database, classId: number, actor: Actor) =>
  lean(db)
    .where('r.class_id', '=', classId)
    .where(reachesRegistration(actor))
    .select([
      sql<number>`count(*)::integer`.as('Guests'),
      sql<number>`count(distinct r.shared_room)::integer`.as('Rooms'),
      sql<number>`(count(*) filter (where r.shared_room is null))::integer`.as('WithoutRoom'),
    ])
    .executeTakeFirstOrThrow()
