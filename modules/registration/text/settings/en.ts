import { en as lookups } from '#modules/lookups/text/en.ts'
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
    visaDefault: {
      label: 'Visa of people whose nationality has no rule',
      help: 'Each nationality has its rule in the list of nationalities.',
      options: {
        notRequired: { label: lookups.visas.notRequired },
        onArrival: { label: lookups.visas.onArrival },
        required: { label: lookups.visas.required },
        toCheck: { label: 'The coordinator looks' },
      },
    },
    visaNotice: {
      label: 'Notice to who needs a visa',
      help: 'Read by the trainee before sending a registration. Left empty, the program’s own text stands there.',
    },
    visaOnArrivalNotice: { label: 'Notice to who gets the visa on arrival' },
    visaLateDays: {
      label: 'A visa is late when it is not settled before the class by',
      help: 'Who has up to twice that left is soon due.',
    },
    passportFileDays: {
      label: 'Scans of passports and visas are kept for',
      help: 'From the end of the last class that needed them. Zero: they are never deleted.',
    },
  },
}
