import type { Database } from '#platform/server/database.ts'
import type { Money } from '#platform/shared/values/money.ts'
import { shareOf } from '../../rules/desk/rooming.ts'
import { stayPriceOf } from '../store/papers.ts'

interface Staying {
  readonly HotelID: number | null
  readonly RoomTypeID: number | null
  readonly Nights: number | null
  readonly Occupancy: number | null
  /** Of the class. */
  readonly StartDate: string
}

/** What somebody pays of a room: its price in their nights by how many share its type. Alike stays are priced once. */
export function shareOfRoom(db: Database) {
  const priced = new Map<string, Awaited<ReturnType<typeof stayPriceOf>>>()
  return async ({ Occupancy, ...stay }: Staying): Promise<{ Share: Money[] | null; Unpriced: number }> => {
    const { HotelID, RoomTypeID, Nights, StartDate } = stay
    const at = [HotelID, RoomTypeID, Nights, StartDate].join(' ')
    if (!priced.has(at)) priced.set(at, await stayPriceOf(db, stay))
    const price = priced.get(at)!
    if (!price || Occupancy === null) return { Share: null, Unpriced: 0 }
    const Share = price.Totals.map(({ Minor, Currency }) => ({ Minor: shareOf(Minor, Occupancy), Currency }))
    return { Share, Unpriced: price.Unpriced }
  }
}
