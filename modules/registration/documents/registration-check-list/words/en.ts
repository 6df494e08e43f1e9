import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as registration } from '../../../text/en.ts'

export const en: Words<typeof ar> = {
  title: 'Registration check list',
  code: terms.code,
  course: terms.course,
  fee: terms.fee,
  free: registration.upcoming.free,
  hours: registration.fields.hours,
  days: terms.days,
  ready: 'Tick',
  what: 'What is needed',
  completed: 'Completed:',
  names: 'Full name in Arabic and in English, as in the passport',
  person: 'Gender, date of birth, nationality and job title',
  contacts: 'Own e-mail, work e-mail and mobile number',
  passport: 'Number of the passport or ID, and a copy of it',
  visa_zero: 'If you need a visa: a passport valid until the end of the class at least',
  visa_one: 'If you need a visa: a passport valid one month past the end of the class at least',
  visa_two: 'If you need a visa: a passport valid {{count}} months past the end of the class at least',
  visa_few: 'If you need a visa: a passport valid {{count}} months past the end of the class at least',
  visa_many: 'If you need a visa: a passport valid {{count}} months past the end of the class at least',
  visa_other: 'If you need a visa: a passport valid {{count}} months past the end of the class at least',
  stay: 'Whether you need a room (its type and the nights) and travel arrangements',
  payer: 'Who pays the fee: you, or your organization once it has agreed',
  proof: 'Once the invoice is issued: the transfer receipt or the SWIFT code',
  how: 'Register on the page of upcoming classes, and follow each step from there on the page of your registrations.',
}
