import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'

export const en: Words<typeof ar> = {
  screens: {
    documents: 'Documents',
  },
  documents: {
    about: 'Every document that can be printed: what it asks for, and who may open it.',
    title: 'Document',
    key: terms.code,
    asks: 'Asks for',
    openedBy: 'Opens for',
    everybody: 'Everybody, without signing in',
    open: terms.open,
    off: 'Switched off',
    optional: '{{what}} (optional)',
    fillFirst: 'Fill in the required fields first.',
    kinds: {
      id: 'the number of a record',
      ids: 'numbers of records with commas between them',
      day: 'a day',
      number: 'a number',
      amount: 'an amount',
      code: 'a code',
      text: 'a name',
    },
  },
}
