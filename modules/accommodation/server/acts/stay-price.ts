import type { Database } from '#platform/server/database.ts'
import { pricedNights, type PricedNight } from '../../rules/stay.ts'
import { pricesDuring, type Stay } from '../store/room-prices.ts'

/**
 * What a room costs night by night, each at the price of its date; null where a night has none. The price is of the whole
 * room, whoever shares it.
 */
export async function priceOfStay(db: Database, stay: Stay): Promise<PricedNight[]> {
  return pricedNights(stay.firstNight, stay.nights, await pricesDuring(db, stay))
}
