import type { Doing, Noun } from '#platform/server/acts/write-act.ts'
import { roomActs } from '../../contract/acts.ts'
import type { LockedRoom } from '../store/rooms.ts'

export const noun: Noun<typeof roomActs, 'accommodation.room', LockedRoom, Doing> = {
  acts: roomActs,
  stored: { table: 'accommodation.room', unkept: ['id', 'version', 'search'] },
  idOf: (room) => room.id,
  factsOf: (room) => ({ hotelId: room.hotel_id, number: room.number }),
  beside: ['facilities'],
}
