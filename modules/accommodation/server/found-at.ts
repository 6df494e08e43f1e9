import type { FoundAt } from '#platform/server/reading/found-at.ts'

/** Where people find what refers to entries of lookups. */
export const foundAt: readonly FoundAt[] = [
  { table: 'accommodation.room', screen: '/Setting/Room', by: { hotel_id: 'HotelID', room_type_id: 'RoomTypeID' } },
  {
    table: 'accommodation.room_room_facility',
    of: 'room_id',
    screen: '/Setting/Room',
    by: { room_facility_id: 'RoomFacilityID' },
  },
  { table: 'accommodation.room_price', screen: '/RoomPrice', by: { hotel_id: 'HotelID', room_type_id: 'RoomTypeID' } },
]
