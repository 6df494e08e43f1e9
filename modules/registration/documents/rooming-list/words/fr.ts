import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as registration } from '../../../text/fr.ts'

export const fr: Words<typeof ar> = {
  title: terms.roomingList,
  class: terms.aClass,
  course: terms.course,
  dates: terms.when,
  none: 'Personne de cette session n’a besoin d’une chambre.',
  noHotel: 'Pas encore d’hôtel',
  room: registration.rooming.room,
  noRoom: registration.rooming.noRoom,
  roomType: registration.fields.roomType,
  trainee: terms.trainee,
  gender: registration.fields.gender,
  male: registration.genders.male,
  female: registration.genders.female,
  organization: terms.theOrganization,
  arrives: 'Arrive',
  nights: registration.fields.nights,
}
