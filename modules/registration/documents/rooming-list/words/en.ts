import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as registration } from '../../../text/en.ts'

export const en: Words<typeof ar> = {
  title: terms.roomingList,
  class: terms.aClass,
  course: terms.course,
  dates: terms.when,
  none: 'Nobody of this class needs a room.',
  noHotel: 'No hotel yet',
  room: registration.rooming.room,
  noRoom: registration.rooming.noRoom,
  roomType: registration.fields.roomType,
  trainee: terms.trainee,
  gender: registration.fields.gender,
  male: registration.genders.male,
  female: registration.genders.female,
  organization: terms.theOrganization,
  arrives: 'Arrives',
  nights: registration.fields.nights,
}
