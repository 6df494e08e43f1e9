import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as registration } from '../../../text/fr.ts'
import { fr as travel } from '../../../text/travel/fr.ts'

export const fr: Words<typeof ar> = {
  title: 'Arrivées et départs',
  none: travel.arrivals.none,
  time: terms.time,
  kind: travel.arrivals.kind,
  arrival: travel.arrivals.kinds.arrival,
  departure: travel.arrivals.kinds.departure,
  flight: registration.fields.flight,
  trainee: terms.trainee,
  organization: terms.theOrganization,
  hotel: registration.fields.hotel,
  class: terms.aClass,
  more: 'Plus de personnes voyagent ces jours-là que la feuille n’en contient. Choisissez moins de jours.',
}
