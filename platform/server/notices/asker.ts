import { accountsOf, type Audience } from './notice.ts'

/** Whoever asked for the change that was decided (`askedBy`): nobody, where nobody had to ask for it. */
export const asker = (roles: Audience['roles']): Audience => ({
  says: 'who asked for it',
  roles,
  find: accountsOf(async (_db, { data }) => (typeof data['askedBy'] === 'number' ? [data['askedBy']] : [])),
})
