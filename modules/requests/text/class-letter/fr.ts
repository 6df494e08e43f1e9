import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as requests } from '../fr.ts'

/** What the letters about the class of a request say alike. */
export const fr: Words<typeof ar> = {
  number: requests.fields.code,
  to: 'À l’attention de :',
  course: terms.course,
  classCode: terms.classNo,
  hours: terms.numberOfHours,
  place: terms.place,
  places: requests.places,
  names: requests.sections.nominees,
  name: terms.name,
  code: terms.traineeNumber,
  comeFirst:
    'La première séance a lieu le {{day}} à {{time}} ; merci d’arriver une demi-heure avant, chacun muni d’un passeport ou d’une pièce d’identité.',
  joinFirst:
    'La première séance a lieu le {{day}} à {{time}} ; merci d’entrer dans la salle virtuelle dix minutes avant.',
}
