import type { Words } from '#platform/shared/words.ts'
import { en as accommodation } from '../en.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  /* Rights of which the word of the button alone does not say to what. */
  rights: {
    editRoom: 'Change a hotel room',
    deleteRoom: 'Delete a hotel room',
    editRoomPrice: 'Change a room price',
    deleteRoomPrice: 'Delete a room price',
  },
  /* The columns of rooms and their prices, as the audit shows them before and after. */
  columns: {
    hotelId: 'Hotel number',
    number: accommodation.fields.number,
    count: accommodation.fields.count,
    roomTypeId: 'Room type number',
    isActive: accommodation.fields.active,
    facilities: accommodation.fields.facilities,
    firstNight: accommodation.fields.firstNight,
    lastNight: accommodation.fields.lastNight,
    price: accommodation.fields.nightPrice,
  },
}
