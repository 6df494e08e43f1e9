import { inSavepoint } from '#platform/server/acts/savepoint.ts'
import { refuseChanged } from '#modules/accounts/server/public.ts'
import { requireCurrency, requireEntries } from '#modules/lookups/server/public.ts'
import { writeAct, writeGone, writeNew, type Doing } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import { overlappedBy } from '#platform/server/log/violations.ts'
import type { Argument } from '#platform/shared/call.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { accommodationCalls } from '../../contract/calls.ts'
import { roomPriceOverlaps } from '../../contract/refusals.ts'
import * as store from '../store/room-prices.ts'
import { noun } from './room-price-noun.ts'

type Fields = Argument<typeof accommodationCalls.addRoomPrice>['body']

async function refuseFields(db: Database, fields: Fields): Promise<void> {
  await requireEntries(db, [
    ['HotelID', 'Hotel', fields.HotelID],
    ['RoomTypeID', 'RoomType', fields.RoomTypeID],
  ])
  await requireCurrency(db, 'Price', fields.Price)
}

const lockRoomPrice = async (db: Database, id: number): Promise<store.LockedRoomPrice> =>
  (await store.lockedRoomPrice(db, id)) ?? refuse(notFound)

/** Writes; where a night would have two prices, says which period has the other one. */
const withOnePriceANight = <T>(
  db: Database,
  fields: Fields,
  exceptId: number | null,
  write: () => Promise<T>,
): Promise<T> =>
  inSavepoint(
    db,
    write,
    (error) => overlappedBy(error) === 'one_price_a_night',
    async () => {
      const other = await store.overlapping(db, fields, exceptId)
      return refuse(roomPriceOverlaps, { from: other?.from ?? '', to: other?.to ?? '' }, [
        { path: 'FirstNight', code: 'alreadyUsed' },
      ])
    },
  )

export async function addRoomPrice(doing: Doing, fields: Fields) {
  await refuseFields(doing.db, fields)
  const price = await withOnePriceANight(doing.db, fields, null, () => store.insertRoomPrice(doing.db, fields))
  await writeNew(doing, noun, price, 'addRoomPrice')
  return { ID: price.id, Version: price.version }
}

export async function editRoomPrice(doing: Doing, id: number, fields: Fields, version: number) {
  const price = await lockRoomPrice(doing.db, id)
  if (price.version !== version) return refuseChanged(doing.db, ['roomPrice', id])
  await refuseFields(doing.db, fields)
  const set = store.columnsOf(fields)
  await withOnePriceANight(doing.db, fields, id, () => writeAct(doing, noun, price, 'editRoomPrice', { set }))
  return { ID: id, Version: version + 1 }
}

export async function deleteRoomPrice(doing: Doing, id: number): Promise<void> {
  const price = await lockRoomPrice(doing.db, id)
  await writeGone(doing, noun, price, 'deleteRoomPrice', () => store.removeRoomPrice(doing.db, id))
}
