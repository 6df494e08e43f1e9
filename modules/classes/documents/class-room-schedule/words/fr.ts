import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'

export const fr: Words<typeof ar> = {
  title: 'Planning des salles',
  none: 'Aucune séance en salle pendant cette période.',
  more: 'Il y a plus de séances que cette page n’en imprime. Choisissez une période plus courte pour les voir toutes.',
  day: terms.day,
  time: terms.time,
  classNumber: terms.classNumber,
  course: terms.course,
  session: terms.session,
  instructors: terms.instructors,
  seats: terms.seats,
}
