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
  figureOf({
    ...shared,
    key: 'requestPaymentsToCheck',
    roles: ['trainingcoordinator', 'editor'],
    filters: { Task: 'verifyPayment' },
    since: sql`(select min(x.uploaded_at) from billing.proof_facts x
      where x.invoice_id = q.invoice_id and x.proof_state = 'uploaded')`,
  }),
  figureOf({ ...shared, key: 'proposalsToApprove', roles: ['admin'], filters: { Task: 'approveProposal' } }),
  figureOf({ ...shared, key: 'requestsToRefund', roles: ['admin'], filters: { Task: 'refund' } }),
]
