import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as people } from '#modules/people/text/fr.ts'
import { fr as registration } from '../../../text/fr.ts'

const asks = 'Nous vous prions de bien vouloir accorder le visa d’entrée nécessaire à ce séjour.'

export const fr: Words<typeof ar> = {
  title: 'Lettre d’invitation',
  number: registration.fields.code,
  toWhom: 'À l’attention de la section consulaire compétente',
  invites: {
    male: '{{academy}} certifie que le titulaire du passeport ci-dessous est admis à la formation « {{course}} » qu’elle donne ({{dates}}) et l’invite à y assister.',
    female:
      '{{academy}} certifie que la titulaire du passeport ci-dessous est admise à la formation « {{course}} » qu’elle donne ({{dates}}) et l’invite à y assister.',
  },
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
  regards: 'Veuillez agréer l’expression de notre considération distinguée.',
}
