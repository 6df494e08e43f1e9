import { en as terms } from '#platform/web/text/terms/en.ts'

export const en = {
  sections: {
    seats: { title: terms.seats },
    visas: { title: 'Passports and visas' },
    keeping: { title: 'Keeping of passport scans' },
  },
  settings: {
    seatHoldDays: { label: 'A seat is held before payment for', help: 'Then it is offered to somebody else.' },
    seatOfferHours: { label: 'A seat is offered to the first who waits for' },
    homeCountry: { label: 'Country of the academy', help: 'Its citizens need no visa.' },
    passportMonths: { label: 'A passport must be valid past the class’s end for' },
    passportFileDays: {
      label: 'Scans of passports and visas are kept for',
      help: 'From the end of the last class that needed them. Zero: they are never deleted.',
    },
  },
}
