import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import type { accommodationCalls } from '../../contract/calls.ts'
import { totalsOf } from '../../rules/stay.ts'
import * as acts from '../acts/room-prices.ts'
import { priceOfStay } from '../acts/stay-price.ts'
import { roomPrices } from '../store/room-prices.ts'

// Whoever may read prices keeps them: the calls have one rule.
const Actions: ('editRoomPrice' | 'deleteRoomPrice')[] = ['editRoomPrice', 'deleteRoomPrice']

export const getRoomPrices: Handler<typeof accommodationCalls.getRoomPrices> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, roomPrices, query, { actor })
  return { Items: rows.map((price) => ({ ...price, Actions })), Total: total }
}

export const getStayPrice: Handler<typeof accommodationCalls.getStayPrice> = async ({ db, query }) => {
  const { HotelID: hotelId, RoomTypeID: roomTypeId, FirstNight: firstNight, Nights: nights } = query
  const Nights = await priceOfStay(db, { hotelId, roomTypeId, firstNight, nights })
  return { Nights, Totals: totalsOf(Nights), Unpriced: Nights.filter(({ Price }) => Price === null).length }
}

export const addRoomPrice: Handler<typeof accommodationCalls.addRoomPrice> = (asked) =>
  acts.addRoomPrice(asked, asked.body)

export const editRoomPrice: Handler<typeof accommodationCalls.editRoomPrice> = (asked) => {
  const { Version, ...fields } = asked.body
  return acts.editRoomPrice(asked, asked.query.ID, fields, Version)
}

export const deleteRoomPrice: Handler<typeof accommodationCalls.deleteRoomPrice> = async (asked) => {
  await acts.deleteRoomPrice(asked, asked.query.ID)
  return { Done: true }
}
