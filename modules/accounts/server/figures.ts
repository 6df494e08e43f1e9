import { figureOf, type Figure } from '#platform/server/content/figures.ts'
import { users } from './store/users.ts'

const shared = {
  page: { path: '/user', rule: 'editor' },
  list: users,
  about: ({ actor }: Parameters<Figure['href']>[0]) => ({ actor }),
} as const

export const figures: readonly Figure[] = [
  figureOf({ ...shared, key: 'accountsWaiting', roles: ['admin', 'editor'], filters: { State: 'waiting' } }),
  figureOf({ ...shared, key: 'accountsWithoutFactor', roles: ['admin'], filters: { NeedsFactor: true } }),
]
