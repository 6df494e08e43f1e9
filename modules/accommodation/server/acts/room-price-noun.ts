import type { Doing, Noun } from '#platform/server/acts/write-act.ts'
import { roomPriceActs } from '../../contract/acts.ts'
import type { LockedRoomPrice } from '../store/room-prices.ts'

export const noun: Noun<typeof roomPriceActs, 'accommodation.room_price', LockedRoomPrice, Doing> = {
  acts: roomPriceActs,
  stored: { table: 'accommodation.room_price', unkept: ['id', 'version'] },
  idOf: (price) => price.id,
  factsOf: (price) => ({ hotelId: price.hotel_id, roomTypeId: price.room_type_id }),
}
