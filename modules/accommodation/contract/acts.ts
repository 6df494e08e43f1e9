import { acts } from '#platform/shared/record/act.ts'
import * as rooms from './room.ts'
import * as prices from './room-price.ts'

export const roomActs = acts('accommodation', 'room', {
  addRoom: { call: rooms.addRoom },
  editRoom: { call: rooms.editRoom },
  deleteRoom: { call: rooms.deleteRoom, grave: true },
})

export const roomPriceActs = acts('accommodation', 'roomPrice', {
  addRoomPrice: { call: prices.addRoomPrice },
  editRoomPrice: { call: prices.editRoomPrice },
  deleteRoomPrice: { call: prices.deleteRoomPrice, grave: true },
})
