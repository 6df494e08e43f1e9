import { sql } from 'kysely'
import { figureOf, type Figure } from '#platform/server/content/figures.ts'
import { requests } from './store/requests.ts'

const shared = {
  roles: ['trainingcoordinator'],
  page: { path: '/CourseRequest', rule: 'courseRequest' },
  list: requests,
  about: ({ actor, timeZone }: Parameters<Figure['href']>[0]) => ({ actor, timeZone }),
  since: sql`q.state_since`,
} as const

export const figures: readonly Figure[] = [
  figureOf({ ...shared, key: 'requestsSubmitted', filters: { State: 'submitted' } }),
  figureOf({ ...shared, key: 'requestsRevised', filters: { State: 'revisionAsked' } }),
]
