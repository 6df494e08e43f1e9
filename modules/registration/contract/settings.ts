import { setting } from '#platform/shared/settings/kinds.ts'
import { settingSection } from '#platform/shared/settings/section.ts'
import { visaNeeds } from '../rules/desk/visa-need.ts'

const inNone = { ar: '', en: '', fr: '' }

export const seatSettings = settingSection(
  'registration',
  'seats',
  { page: 'general', order: 40 },
  {
    /** How long a seat is held for a registration that is not paid. */
    seatHoldDays: setting.days({ default: 7, least: 1, most: 90, from: 'next' }),
    /** How long a seat is offered to the first on the waiting list. */
    seatOfferHours: setting.hours({ default: 48, least: 1, most: 336, from: 'next' }),
  },
)

export const visaSettings = settingSection(
  'registration',
  'visas',
  { page: 'general', order: 45 },
  {
    /** Whose citizens need no visa, as the nationalities' code. */
    homeCountry: setting.country({ default: 'EG' }),
    /** How long past the class's end a passport must be valid for a visa. */
    passportMonths: setting.months({ default: 6, least: 0, most: 24 }),
    /** What people need of whose nationality the list says nothing. */
    visaDefault: setting.choice(visaNeeds, { default: 'toCheck', from: 'next' }),
    /** What a trainee reads before sending; the program's own sentence where empty. */
    visaNotice: setting.text({ default: inNone, longest: 500, rows: 3 }),
    visaOnArrivalNotice: setting.text({ default: inNone, longest: 500, rows: 3 }),
    /** A visa that is not settled so long before the class is late. */
    visaLateDays: setting.days({ default: 21, least: 1, most: 180 }),
  },
)

export const keepingSettings = settingSection(
  'registration',
  'keeping',
  { page: 'system', order: 40, who: 'admin' },
  {
    /** Scans of passports and visas are deleted so many days after the last class that they were needed for; 0: never. */
    passportFileDays: setting.days({ default: 90, least: 0, most: 3650 }),
  },
)
