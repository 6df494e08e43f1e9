import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as registration } from '../../../text/fr.ts'

export const fr: Words<typeof ar> = {
  title: 'Lettre de confirmation de place',
  number: registration.fields.code,
  dear: 'À : {{name}}',
  confirms:
    'Nous avons le plaisir de confirmer votre place à la formation « {{course}} », donnée aux dates suivantes : {{dates}}.',
  trainee: terms.theTrainee,
  traineeCode: registration.fields.traineeCode,
  class: terms.classNo,
  hours: registration.fields.hours,
  place: terms.place,
  places: registration.places,
  hotel: registration.fields.hotel,
  roomType: registration.fields.roomType,
  flight: registration.fields.flight,
  comeFirst: 'Veuillez vous présenter le {{day}}, une demi-heure avant {{time}}.',
  joinFirst: 'Veuillez entrer dans la salle virtuelle le {{day}}, dix minutes avant {{time}}.',
  bringPassport: 'Apportez votre passeport ou votre pièce d’identité : l’un des deux est demandé à l’entrée.',
  bringLetter: 'Mentionnez le numéro d’inscription ci-dessus dans chaque message.',
  sessions: terms.sessions,
  time: terms.time,
}
