import { sql } from 'kysely'
import type { Invoiced } from '#modules/billing/server/public.ts'
import { reachesRequest } from './store/reach.ts'

/** Who reaches a request reaches its invoices. */
export const invoiced: readonly Invoiced[] = [
  {
    kind: 'courseRequest',
    reaches: (actor, idColumn) => sql<boolean>`exists (
      select from requests.course_request q where q.id = ${sql.ref(idColumn)} and ${reachesRequest(actor)})`,
  },
]
