import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as registration } from '../../../text/en.ts'
import { en as travel } from '../../../text/travel/en.ts'

export const en: Words<typeof ar> = {
  title: 'Arrivals and departures',
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
  more: 'More people travel on these days than the paper takes. Choose fewer days.',
}
