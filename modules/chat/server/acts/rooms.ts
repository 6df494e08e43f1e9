import { writeFact, writeNew } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { cannotTalk, roomClosed } from '../../contract/refusals.ts'
import { isOpen, mayTalk } from '../../rules/rooms.ts'
import { addRoom, findRoom, roomOf, seatOf, type Room, type SeatFacts } from '../store/rooms.ts'
import { chatRules, type Actors } from './doing.ts'
import { roomNoun } from './nouns.ts'

/** The room, or `notFound` where the actor does not reach it. */
export const theRoom = async (db: Database, actor: Actor, id: number): Promise<Room> =>
  (await findRoom(db, actor, id)) ?? refuse(notFound)

export const kindOfRoom = ({ ofTwo }: Pick<Room, 'ofTwo'>) => (ofTwo ? 'two' : 'class')

/** Refuses where nothing can be written in the room today. */
export async function askOpen(db: Database, now: Date, room: Room): Promise<void> {
  const { today, chatDaysAfterEnd } = await chatRules(db, now)
  if (!isOpen({ ...room, kind: kindOfRoom(room) }, today, chatDaysAfterEnd)) refuse(roomClosed)
}

/** Whose conversation it is; refused where these two have none. */
function pairOf(one: SeatFacts, other: SeatFacts) {
  if (!mayTalk(one.seat, other.seat)) refuse(cannotTalk)
  return {
    instructorId: one.instructorId ?? other.instructorId,
    traineeId: one.traineeId ?? other.traineeId,
  }
}

/** The room of a class in which the actor sits, or the own conversation with another one of it; made where there is none. */
export async function openRoom(doing: Actors, classId: number, memberId: number | null): Promise<number> {
  const { db, actor, now } = doing
  const seat = (await seatOf(db, classId, actor.userId)) ?? refuse(notFound)
  const other = memberId === null ? null : ((await seatOf(db, classId, memberId)) ?? refuse(notFound))
  const asked = { classId, ...(other ? pairOf(seat, other) : { instructorId: null, traineeId: null }) }
  const stands = await roomOf(db, asked)
  if (stands !== null) return stands
  const { today, chatDaysAfterEnd } = await chatRules(db, now)
  const facts = { kind: other ? 'two' : 'class', classState: seat.classState, endsOn: seat.endsOn } as const
  if (!isOpen({ ...facts, bothSeated: true }, today, chatDaysAfterEnd)) refuse(roomClosed)
  const id = await addRoom(db, { ...asked, now })
  // Somebody else made it meanwhile.
  if (id === null) return (await roomOf(db, asked))!
  await writeNew(doing, roomNoun, { id, classId, code: seat.code }, 'openRoom')
  return id
}

/** Writes down that an administrator looks into the room, and answers it. */
export async function look(doing: Actors, roomId: number): Promise<Room> {
  const room = await theRoom(doing.db, doing.actor, roomId)
  await writeFact(doing, roomNoun, room, 'lookIntoRoom')
  return room
}
