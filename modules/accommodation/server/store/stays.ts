import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import type { Money } from '#platform/shared/values/money.ts'

/** A hotel's rooms of one type through all nights of a stay, with how many nights take which price of the whole room. */
export interface OfferedStay {
  readonly hotelName: Trilingual
  readonly roomTypeName: Trilingual
  readonly prices: readonly { readonly price: Money; readonly nights: number }[]
}

/** The stays in rooms that so many share which have a price in every night from the first one on. */
export async function staysFor(
  db: Database,
  { sharedBy, firstNight, nights }: { readonly sharedBy: number; readonly firstNight: Day; readonly nights: number },
): Promise<OfferedStay[]> {
  const { rows } = await sql<OfferedStay>`
    with priced as (
      select p.hotel_id, p.room_type_id, p.price_minor, p.currency, count(*)::integer as nights
      from generate_series(${firstNight}::date, ${firstNight}::date + ${nights}::integer - 1, interval '1 day') n(night)
      join accommodation.room_price p on n.night::date between p.first_night and p.last_night
      join lookups.room_type t on t.id = p.room_type_id and t.occupancy = ${sharedBy} and t.is_active
      join lookups.hotel h on h.id = p.hotel_id and h.is_active
      group by p.hotel_id, p.room_type_id, p.price_minor, p.currency)
    select h.name as "hotelName", t.name as "roomTypeName",
      jsonb_agg(jsonb_build_object('price', jsonb_build_object('Minor', p.price_minor, 'Currency', p.currency), 'nights', p.nights)
        order by p.price_minor) as prices
    from priced p
    join lookups.hotel h on h.id = p.hotel_id
    join lookups.room_type t on t.id = p.room_type_id
    group by h.id, h.name, t.id, t.name
    having sum(p.nights) = ${nights}
    order by h.id, t.id
    limit 200`.execute(db)
  return rows
}
