import type { Doing, Noun } from '#platform/server/acts/write-act.ts'
import { roomActs, roomPriceActs } from '../../contract/acts.ts'
import type { LockedRoomPrice } from '../store/room-prices.ts'
import type { LockedRoom } from '../store/rooms.ts'

export const roomNoun: Noun<typeof roomActs, 'accommodation.room', LockedRoom, Doing> = {
  acts: roomActs,
  stored: { table: 'accommodation.room', unkept: ['id', 'version', 'search'] },
  idOf: (room) => room.id,
  factsOf: (room) => ({ hotelId: room.hotel_id, number: room.number }),
}

export const roomPriceNoun: Noun<typeof roomPriceActs, 'accommodation.room_price', LockedRoomPrice, Doing> = {
  acts: roomPriceActs,
  stored: { table: 'accommodation.room_price', unkept: ['id', 'version'] },
  idOf: (price) => price.id,
  factsOf: (price) => ({ hotelId: price.hotel_id, roomTypeId: price.room_type_id }),
}
