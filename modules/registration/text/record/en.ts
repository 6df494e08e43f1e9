import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as registration } from '../en.ts'
import { en as travel } from '../travel/en.ts'
import { en as accommodationRecord } from '#modules/accommodation/text/record/en.ts'

export const en: Words<typeof ar> = {
  /* Calls that do no act of their own: the words of their rights. */
  rights: {
    approveRegistrations: registration.acts.approve.do,
    sendInvoices: registration.acts.sendInvoice.do,
  },
  /* The registration's columns, as the audit shows them before and after. */
  facts: { roomType: registration.fields.roomType },
  roomTypes: { single: 'Single', double: 'Double', triple: 'Triple' },
  columns: {
    sharedRoom: 'Room in the list',
    objection: 'Objection let pass',
    isAgreed: 'Agreed in a course request',
    placeAsked: 'Trainee is to say whether they come',
    traineeBudgetMinor: registration.fields.traineeBudget,
    courseBudgetMinor: registration.fields.courseBudget,
    main: 'State of the registration',
    visa: registration.fields.visa,
    money: registration.fields.money,
    travel: registration.fields.travel,
    hasSeat: 'Holds a seat',
    seatUntil: registration.fields.seatUntil,
    seatFrozenAt: 'Hold of the seat stopped',
    reason: terms.reason,
    organizationId: terms.organizationNumber,
    organizationAgreedAt: 'Organization agreed to pay',
    takenOverAt: 'Draft taken over on',
    submittedAt: 'Sent in',
    waitingSince: 'On the waiting list since',
    confirmedAt: registration.acts.confirm.past,
    arrivesOn: travel.arrivalDay,
    arrivesAt: travel.arrivalTime,
    departsOn: travel.departureDay,
    departsAt: travel.departureTime,
    departureFlight: travel.departureFlight,
    flight: registration.fields.flight,
    hotel: registration.fields.hotel,
    roomTypeId: accommodationRecord.columns.roomTypeId,
    hotelId: accommodationRecord.columns.hotelId,
    nights: registration.fields.nights,
    wishedClassId: 'Number of the class asked for',
    needsAccommodation: 'Accommodation needed',
  },
}
