import { en as people } from '../en.ts'
import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'

export const en: Words<typeof ar> = {
  intro:
    'Pairs of trainees’ records that are likely one person’s. Look at them before you merge them or say that they are two people.',
  none: 'No records are likely one person’s.',
  noneApart: 'Nobody has said yet that two records are different people’s.',
  tabs: { likely: 'Likely one person', apart: 'Said to be two people' },
  fields: {
    one: 'First record',
    other: 'Second record',
    reasons: 'They agree in',
    score: 'Likelihood',
    apartAt: 'Decided',
  },
  scores: { high: 'Very likely', middle: 'Likely', low: 'Possible' },
  reasons: {
    email: terms.eMail,
    passport: 'End of the passport number and its expiry day',
    mobile: terms.mobile,
    name: terms.name,
    birthDate: terms.dateOfBirth,
    nameAlike: 'A similar name',
  },
  inactive: people.states.inactive,
}
