import { callsOf } from '#platform/shared/record/act.ts'
import { roomActs, roomPriceActs } from './acts.ts'
import { getRoomPrices, getStayPrice } from './room-price.ts'
import { getRoom, getRooms } from './room.ts'

export const accommodationCalls = {
  getRooms,
  getRoom,
  getRoomPrices,
  getStayPrice,
  ...callsOf(roomActs),
  ...callsOf(roomPriceActs),
}
