import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as requests } from '../en.ts'

/** What the letters about the class of a request say alike. */
export const en: Words<typeof ar> = {
  number: requests.fields.code,
  to: 'To:',
  course: terms.course,
  classCode: terms.classNo,
  hours: terms.numberOfHours,
  place: terms.place,
  places: requests.places,
  names: requests.sections.nominees,
  name: terms.name,
  code: terms.traineeNumber,
  comeFirst:
    'The first session is on {{day}} at {{time}}; please come half an hour before, each with a passport or an ID.',
  joinFirst: 'The first session is on {{day}} at {{time}}; please enter the virtual room ten minutes before.',
}
