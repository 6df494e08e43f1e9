import { figureOf, type Figure } from '#platform/server/content/figures.ts'
import { addDays } from '#platform/shared/values/dates.ts'
import { entries } from './store/entries.ts'

export const figures: readonly Figure[] = [
  figureOf({
    key: 'signInsRefused',
    roles: ['admin'],
    page: { path: '/pages/audit', rule: 'admin' },
    list: entries,
    about: ({ actor, timeZone }) => ({ actor, timeZone, types: [''] }),
    // Yesterday and today: at any hour a whole day of them.
    filters: ({ today }) => ({ Kind: 'signin.refuseSignIn', From: addDays(today, -1) }),
  }),
]
