import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as registration } from '../../../text/ar.ts'

export const ar = {
  title: terms.roomingList,
  class: terms.aClass,
  course: terms.course,
  dates: terms.when,
  none: 'لا أحد من هذه الشعبة يحتاج إلى إقامة.',
  noHotel: 'دون فندق بعد',
  room: registration.rooming.room,
  noRoom: registration.rooming.noRoom,
  roomType: registration.fields.roomType,
  trainee: terms.trainee,
  gender: registration.fields.gender,
  male: registration.genders.male,
  female: registration.genders.female,
  organization: terms.theOrganization,
  arrives: 'الوصول',
  nights: registration.fields.nights,
} as const
