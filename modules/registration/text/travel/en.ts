import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as registration } from '../en.ts'

export const en: Words<typeof ar> = {
  invoice: {
    lines: 'Lines of the invoice',
    text: terms.line,
    quantity: terms.quantity,
    unit: terms.price,
    amount: terms.amount,
    tax: terms.tax,
    total: terms.total,
    withStay: 'With accommodation and paid extras',
    frozen: 'Prices and rates are fixed when it is issued.',
    left: {
      noHotel: 'The accommodation asked for is left out: no hotel was chosen yet.',
      noRoomType: 'The accommodation asked for is left out: no type of room was chosen yet.',
      noNights: 'The accommodation asked for is left out: the number of nights is not known yet.',
      noPrice: 'The accommodation asked for is left out: not every night has a price among the room prices.',
    },
  },
  arrivals: {
    about:
      'Who arrives and who leaves, day by day, with flight and hotel. Print the list for whoever receives them, or export it to Excel.',
    none: 'Nobody arrives or leaves on these days.',
    day: terms.day,
    time: terms.time,
    kind: 'Movement',
    kinds: { arrival: 'Arrives', departure: 'Leaves' },
    flight: registration.fields.flight,
    trainee: terms.trainee,
    phone: 'Phone',
    hotel: registration.fields.hotel,
    class: terms.aClass,
    state: terms.state,
    states: {
      awaitingTravel: 'Travel not arranged yet',
      arranged: registration.acts.arrangeTravel.past,
      arrived: terms.arrived,
    },
    print: 'Print the list',
    today: 'Today alone',
    week: 'Seven days',
  },
  arrivalDay: 'Day of arrival',
  arrivalTime: 'Time of arrival',
  departureDay: 'Day of departure',
  departureTime: 'Time of departure',
  departureFlight: 'Flight back',
  dayHint: 'Where it is left empty, the day before the class begins counts.',
}
