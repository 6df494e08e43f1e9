import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as registration } from '../../../text/ar.ts'
import { ar as travel } from '../../../text/travel/ar.ts'

export const ar = {
  title: 'قائمة الوصول والمغادرة',
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
  more: 'في هذه الأيام أكثر مما تتسع له الورقة. اختر أيامًا أقل.',
} as const
