import { requireEntries } from '#modules/lookups/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import type { Wishes } from '../store/applications.ts'

/** Refuses a room type or an extra that is in no list. */
export const requireWishes = (db: Database, { RoomTypeID, ExtraIDs }: Wishes): Promise<void> =>
  requireEntries(db, [
    ...(RoomTypeID === null ? [] : [['RoomTypeID', 'RoomType', RoomTypeID] as const]),
    ...ExtraIDs.map((id) => ['ExtraIDs', 'AdditionalFacility', id] as const),
  ])
