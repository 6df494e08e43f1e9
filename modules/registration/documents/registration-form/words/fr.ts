import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as registration } from '../../../text/fr.ts'
import { fr as platform } from '#platform/web/text/fr.ts'

export const fr: Words<typeof ar> = {
  title: 'Fiche d’inscription',
  number: registration.fields.code,
  course: terms.course,
  class: terms.classNo,
  dates: terms.dates,
  hours: registration.fields.hours,
  place: terms.place,
  places: registration.places,
  fee: terms.fee,
  free: registration.upcoming.free,
  payer: registration.fields.payer,
  payerSelf: registration.edit.payerSelf,
  submittedAt: registration.fields.submittedAt,
  trainee: registration.edit.trainee,
  traineeCode: registration.fields.traineeCode,
  nameAr: registration.fields.nameAr,
  nameEn: registration.fields.nameEn,
  gender: registration.fields.gender,
  genders: registration.genders,
  birthDate: registration.fields.birthDate,
  nationality: registration.fields.nationality,
  passport: registration.fields.passport,
  passportExpiresOn: registration.fields.passportExpiresOn,
  mobile: registration.fields.mobile,
  email: registration.fields.email,
  workEmail: registration.fields.workEmail,
  jobTitle: registration.fields.jobTitle,
  wishes: registration.status.travel,
  accommodation: registration.fields.accommodation,
  travel: registration.register.travelWish,
  roomType: registration.fields.roomType,
  nights: registration.fields.nights,
  extras: registration.fields.extras,
  notes: registration.fields.notes,
  yes: terms.yes,
  no: terms.no,
  declaration:
    'Je déclare que les données de cette fiche sont exactes et conformes à mon passeport, et je respecterai le règlement de l’académie pendant toute la formation.',
  traineeSigns: 'Signature du stagiaire',
  academySigns: platform.roles.trainingcoordinator,
}
