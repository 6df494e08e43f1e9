import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as registration } from '../../../text/en.ts'

export const en: Words<typeof ar> = {
  title: 'Placement letter',
  number: registration.fields.code,
  dear: 'To: {{name}}',
  confirms: 'We are pleased to confirm your place in the course “{{course}}”, held on {{dates}}.',
  trainee: terms.theTrainee,
  traineeCode: registration.fields.traineeCode,
  class: terms.classNo,
  hours: registration.fields.hours,
  place: terms.place,
  places: registration.places,
  hotel: registration.fields.hotel,
  roomType: registration.fields.roomType,
  flight: registration.fields.flight,
  comeFirst: 'Please come on {{day}}, half an hour before {{time}}.',
  joinFirst: 'Please enter the virtual room on {{day}}, ten minutes before {{time}}.',
  bringPassport: 'Bring your passport or ID: one of them is asked for at the entrance.',
  bringLetter: 'Mention the registration number above in every message.',
  sessions: terms.sessions,
  time: terms.time,
}
