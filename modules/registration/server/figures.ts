import { sql } from 'kysely'
import { figureOf, type Figure } from '#platform/server/content/figures.ts'
import { organizationInvoices } from './store/invoice-list.ts'
import { registrations } from './store/list.ts'

type Asked = Parameters<Figure['href']>[0]

/** The requests in which an organization pays for its people, as its page of them lists them. */
const people = {
  roles: ['customer'],
  page: { path: '/RegisterConfirmation', rule: 'customer', also: { tab: 'open' } },
  list: registrations,
  about: ({ actor, now }: Asked) => ({ actor, now }),
  since: sql`r.submitted_at`,
  // The page's tab says the others itself.
  inAddress: (filter: string) => (filter === 'Task' ? 'task' : null),
} as const

/** What it owes, on the page of its people. */
const invoices = {
  roles: ['customer'],
  page: { path: '/TraineeOfCustomer', rule: 'customer', also: { tab: 'invoices' } },
  list: organizationInvoices,
  about: ({ actor, today }: Asked) => ({ actor, today }),
  since: sql`i.due_on`,
  inAddress: (filter: string) => (filter === 'OrganizationID' ? null : `invoices-${filter}`),
} as const
const own = ({ actor }: Asked) => ({ OrganizationID: actor.organizationId ?? 0 })

export const figures: readonly Figure[] = [
  figureOf({ ...people, key: 'peopleInTraining', filters: { Phase: 'open' } }),
  figureOf({ ...people, key: 'peopleToChange', filters: { Task: 'makeChanges', AwaitingPayer: false } }),
  figureOf({ ...people, key: 'peopleWithoutVisa', filters: { Task: 'sendVisaProof', AwaitingPayer: false } }),
  figureOf({
    ...invoices,
    key: 'invoicesOverdue',
    filters: (asked) => ({ ...own(asked), Standing: 'overdue' as const }),
  }),
  figureOf({ ...invoices, key: 'invoicesOpen', filters: (asked) => ({ ...own(asked), Standing: 'open' as const }) }),
]
