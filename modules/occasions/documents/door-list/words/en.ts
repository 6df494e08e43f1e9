import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as occasions } from '../../../text/en.ts'
import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  title: 'Door list of the event',
  when: terms.when,
  hours: occasions.hours,
  range: occasions.timeRange,
  place: terms.place,
  guests: occasions.fields.confirmed,
  came: 'In',
  name: terms.name,
  organization: occasions.fields.organization,
  code: occasions.fields.code,
}
