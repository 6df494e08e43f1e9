import { sql } from 'kysely'
import { figureOf, type Figure } from '#platform/server/content/figures.ts'
import { reported } from './store/keeping.ts'

export const figures: readonly Figure[] = [
  figureOf({
    key: 'chatsReported',
    roles: ['admin'],
    page: { path: '/AdminTrainingChat', rule: 'admin' },
    list: reported,
    about: ({ actor }) => ({ actor }),
    filters: { State: 'reported' },
    inAddress: (filter) => `reports-${filter}`,
    since: sql`p.reported_at`,
  }),
]
