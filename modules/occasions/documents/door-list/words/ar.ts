import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as occasions } from '../../../text/ar.ts'

export const ar = {
  title: 'كشف استقبال الفعالية',
  when: terms.when,
  hours: occasions.hours,
  range: occasions.timeRange,
  place: terms.place,
  guests: occasions.fields.confirmed,
  came: 'حضر',
  name: terms.name,
  organization: occasions.fields.organization,
  code: occasions.fields.code,
}
