import { nobody, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { roomActs, roomPriceActs } from '../contract/acts.ts'

/** Nobody is told of what happens to rooms and their prices. */
export const notices: NoticesOf<typeof roomActs> & NoticesOf<typeof roomPriceActs> = {
  'accommodation.addRoom': nobody,
  'accommodation.editRoom': nobody,
  'accommodation.deleteRoom': nobody,
  'accommodation.addRoomPrice': nobody,
  'accommodation.editRoomPrice': nobody,
  'accommodation.deleteRoomPrice': nobody,
}
