import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as people } from '#modules/people/text/en.ts'
import { en as registration } from '../../../text/en.ts'

/* One form for everybody. */
const invites =
  '{{academy}} certifies that the holder of the passport below is admitted to the course “{{course}}”, which it holds on {{dates}}, and invites the holder to attend.'
const asks = 'We ask you to grant the entry visa that this stay needs.'

export const en: Words<typeof ar> = {
  title: 'Letter of invitation',
  number: registration.fields.code,
  toWhom: 'To the consular section concerned',
  invites: { male: invites, female: invites },
  nameAr: terms.nameInArabic,
  nameEn: terms.nameInEnglish,
  passportNumber: people.passportShown,
  passportExpiresOn: registration.fields.passportExpiresOn,
  nationality: registration.fields.nationality,
  birthDate: registration.fields.birthDate,
  gender: registration.fields.gender,
  genders: registration.genders,
  class: terms.classNo,
  asks: { male: asks, female: asks },
  regards: 'Yours faithfully',
}
