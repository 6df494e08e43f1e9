import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { bothNames } from '#platform/server/reading/both-names.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import type { Seat } from '../../rules/rooms.ts'
import { reachesRoom } from './reach.ts'

/** The name of the account of this alias of `accounts.account_facts`. */
export const nameOf = (alias: string) => bothNames(`${alias}.account_name`)

/** Whether both of a conversation `r` of two are of its class now. */
const bothSeated = sql<boolean>`(r.trainee_id is null or (
  exists (select from chat.seat_facts s where s.class_id = r.class_id and s.trainee_id = r.trainee_id)
  and exists (select from chat.seat_facts s where s.class_id = r.class_id and s.instructor_id = r.instructor_id)))`

/** One room in hand. */
export interface Room {
  readonly id: number
  readonly classId: number
  readonly code: string
  readonly classState: string
  readonly endsOn: Day
  readonly ofTwo: boolean
  readonly bothSeated: boolean
}

/** The room, if the actor reaches it. */
export const findRoom = (db: Database, actor: Actor, id: number): Promise<Room | undefined> =>
  db
    .selectFrom('chat.room as r')
    .innerJoin('classes.class_facts as c', 'c.class_id', 'r.class_id')
    .where('r.id', '=', id)
    .where(reachesRoom(actor))
    .select(['r.id', 'r.class_id as classId', 'c.class_code as code', 'c.class_state as classState'])
    .select(['c.ends_on as endsOn', sql<boolean>`r.trainee_id is not null`.as('ofTwo'), bothSeated.as('bothSeated')])
    .executeTakeFirst()

/** Locks the room, so that its messages are counted one after the other; answers where its counters stand. */
export const lockRoom = (db: Database, id: number): Promise<{ lastSeq: number; revision: number }> =>
  db
    .selectFrom('chat.room')
    .where('id', '=', id)
    .select(['last_seq as lastSeq', 'revision'])
    .forUpdate()
    .executeTakeFirstOrThrow()

/** Raises the counters of a locked room; `now`: for a message that came. */
export const countRoom = (
  db: Database,
  id: number,
  { lastSeq, revision, now }: { readonly lastSeq: number; readonly revision: number; readonly now?: Date },
) =>
  db
    .updateTable('chat.room')
    .set({ last_seq: lastSeq, revision, ...(now && { last_at: now }) })
    .where('id', '=', id)
    .execute()

export interface Member {
  readonly MemberID: number
  readonly Name: Trilingual
  readonly Seat: Seat
}

/** Who sits in a room now. */
export const membersOf = (db: Database, roomId: number): Promise<Member[]> =>
  db
    .selectFrom('chat.member_facts as m')
    .innerJoin('accounts.account_facts as a', 'a.account_id', 'm.account_id')
    .where('m.room_id', '=', roomId)
    .distinctOn('m.account_id')
    .orderBy('m.account_id')
    .orderBy('m.seat')
    .select(['m.account_id as MemberID', nameOf('a').as('Name'), sql<Seat>`m.seat`.as('Seat')])
    .execute()

/** The accounts of those who sit in it. */
export async function accountsIn(db: Database, roomId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('chat.member_facts')
    .where('room_id', '=', roomId)
    .select('account_id')
    .distinct()
    .orderBy('account_id')
    .execute()
  return rows.map(({ account_id }) => account_id)
}

export interface SeatFacts {
  readonly seat: Seat
  readonly traineeId: number | null
  readonly instructorId: number | null
  readonly code: string
  readonly classState: string
  readonly endsOn: Day
}

/** As what an account sits in a class; undefined where it does not. */
export const seatOf = (db: Database, classId: number, accountId: number): Promise<SeatFacts | undefined> =>
  db
    .selectFrom('chat.seat_facts as s')
    .innerJoin('classes.class_facts as c', 'c.class_id', 's.class_id')
    .where('s.class_id', '=', classId)
    .where('s.account_id', '=', accountId)
    .select([sql<Seat>`s.seat`.as('seat'), 's.trainee_id as traineeId', 's.instructor_id as instructorId'])
    .select(['c.class_code as code', 'c.class_state as classState', 'c.ends_on as endsOn'])
    .orderBy('s.seat')
    .executeTakeFirst()

interface NewRoom {
  readonly classId: number
  readonly instructorId: number | null
  readonly traineeId: number | null
}

/** The room, if it was made. */
export async function roomOf(db: Database, { classId, instructorId, traineeId }: NewRoom): Promise<number | null> {
  const found = await db
    .selectFrom('chat.room')
    .where('class_id', '=', classId)
    .where('instructor_id', 'is not distinct from', instructorId)
    .where('trainee_id', 'is not distinct from', traineeId)
    .select('id')
    .executeTakeFirst()
  return found?.id ?? null
}

/** A new room; null where somebody made it this very moment. */
export async function addRoom(db: Database, room: NewRoom & { readonly now: Date }): Promise<number | null> {
  const made = await db
    .insertInto('chat.room')
    .values({
      class_id: room.classId,
      instructor_id: room.instructorId,
      trainee_id: room.traineeId,
      opened_at: room.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id ?? null
}
