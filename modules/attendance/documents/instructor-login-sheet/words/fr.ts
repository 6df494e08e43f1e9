import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as kit } from '#platform/web/text/kit/fr.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'

export const fr: Words<typeof ar> = {
  title: 'Feuille d’émargement des formateurs',
  classNumber: terms.classNumber,
  dates: terms.dates,
  sessions: terms.sessions,
  number: terms.number,
  day: terms.day,
  time: terms.time,
  classRoom: terms.classroom,
  instructor: terms.instructor,
  signIn: 'Arrivée',
  signOut: 'Départ',
  signature: kit.print.signature,
}
