import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as occasions } from '../../../text/fr.ts'
import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  title: 'Liste d’accueil de l’événement',
  when: terms.when,
  hours: occasions.hours,
  range: occasions.timeRange,
  place: terms.place,
  guests: occasions.fields.confirmed,
  came: 'Venu',
  name: terms.name,
  organization: occasions.fields.organization,
  code: occasions.fields.code,
}
