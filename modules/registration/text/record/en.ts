import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  /* Calls that do no act of their own: the words of their rights. */
  rights: {
    approveRegistrations: 'Approve',
    sendInvoices: 'Issue and send invoice',
  },
  /* The registration's columns, as the audit shows them before and after. */
  columns: {
    main: 'State of the registration',
    visa: 'Visa',
    money: 'Payment',
    travel: 'Travel and stay',
    hasSeat: 'Holds a seat',
    seatUntil: 'Seat held until',
    seatFrozenAt: 'Hold of the seat stopped',
    reason: 'Reason',
    organizationId: 'Organization number',
    organizationAgreedAt: 'Organization agreed to pay',
    submittedAt: 'Sent in',
    waitingSince: 'On the waiting list since',
    confirmedAt: 'Place confirmed',
    flight: 'Flight',
    hotel: 'Hotel',
    roomType: 'Room type',
    needsAccommodation: 'Accommodation needed',
  },
}
