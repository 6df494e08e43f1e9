import type { Words } from '#platform/shared/words.ts'
import { en as lookups } from '#modules/lookups/text/en.ts'
import { en as kit } from '#platform/web/text/kit/en.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  screens: { rooms: 'Hotel rooms', room: 'Hotel room', roomPrices: 'Room prices' },
  states: { active: terms.inUse, inactive: 'Not in use' },
  fields: {
    hotel: 'Hotel or guest house',
    city: lookups.fields.city,
    kind: terms.kind,
    number: 'Room number',
    count: 'Rooms',
    beds: 'Beds',
    roomType: terms.roomType,
    facilities: lookups.screens.RoomFacility,
    roomFacility: 'With',
    state: terms.state,
    active: terms.inUse,
    night: 'Night',
    nights: 'Nights',
    firstNight: 'First night',
    lastNight: 'Last night',
    nightPrice: 'Price a night',
    currency: kit.form.currency,
  },
  rooms: {
    tab: 'Rooms',
    kinds: { room: 'A room with a number', allotment: 'An allotment of rooms' },
    kindHints: {
      room: 'One room of the hotel.',
      allotment: 'Several rooms of one type that the hotel keeps for the academy, without numbers.',
    },
    allotment_zero: 'No rooms',
    allotment_one: 'Allotment of one room',
    allotment_two: 'Allotment of {{count}} rooms',
    allotment_few: 'Allotment of {{count}} rooms',
    allotment_many: 'Allotment of {{count}} rooms',
    allotment_other: 'Allotment of {{count}} rooms',
    onlyActive: 'In use only',
    activeHint: 'A room that is not in use stays in the list and is not counted as available.',
    none: 'No room matches.',
    added: 'The room is added.',
    saved: 'The room is saved.',
  },
  prices: {
    edit: 'Edit the price',
    none: 'No price matches.',
    added: 'The price is added.',
    saved: 'The price is saved.',
    lastNightHint: 'The last night is part of the period.',
    priceHint: 'Of the whole room for a night, however many stay in it.',
  },
  stay: {
    title: 'Price a stay',
    hint: 'Choose hotel, room type, first night and nights: each night is counted at the price of its date.',
    total: 'Total: {{amount}}',
    noPrice: 'None of these nights has a price. Add one for them.',
    without: 'No price',
    unpriced_zero: 'All nights have a price.',
    unpriced_one: 'One night has no price and is not in the total.',
    unpriced_two: '{{count}} nights have no price and are not in the total.',
    unpriced_few: '{{count}} nights have no price and are not in the total.',
    unpriced_many: '{{count}} nights have no price and are not in the total.',
    unpriced_other: '{{count}} nights have no price and are not in the total.',
  },
  acts: {
    addRoom: { do: 'Add a room', past: 'Hotel room added' },
    editRoom: { do: terms.edit, past: 'Hotel room changed' },
    deleteRoom: {
      do: terms.remove,
      ask: '“{{room}}” of “{{hotel}}” is deleted for good.',
      past: 'Hotel room deleted',
    },
    addRoomPrice: { do: 'Add a price', past: 'Room price added' },
    editRoomPrice: { do: terms.edit, past: 'Room price changed' },
    deleteRoomPrice: {
      do: terms.remove,
      ask: 'The price is deleted for good: the nights {{nights}} at “{{hotel}}” have none then.',
      past: 'Room price deleted',
    },
  },
  refusals: {
    roomNumberUsed: 'Another room of this hotel has the number {{number}}. Write another one.',
    roomPriceOverlaps:
      'This type of room has another price from the night of {{from}} to the night of {{to}}, and a night has one price. Change the period, or edit the other price.',
  },
}
