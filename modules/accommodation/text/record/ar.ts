import { ar as accommodation } from '../ar.ts'

export const ar = {
  /* Rights of which the word of the button alone does not say to what. */
  rights: {
    editRoom: 'تعديل غرفة سكن',
    deleteRoom: 'حذف غرفة سكن',
    editRoomPrice: 'تعديل سعر غرفة',
    deleteRoomPrice: 'حذف سعر غرفة',
  },
  /* The columns of rooms and their prices, as the audit shows them before and after. */
  columns: {
    hotelId: 'رقم الفندق في القائمة',
    number: accommodation.fields.number,
    count: accommodation.fields.count,
    roomTypeId: 'رقم نوع الغرفة في القائمة',
    isActive: accommodation.fields.active,
    facilities: accommodation.fields.facilities,
    firstNight: accommodation.fields.firstNight,
    lastNight: accommodation.fields.lastNight,
    price: accommodation.fields.nightPrice,
  },
} as const
