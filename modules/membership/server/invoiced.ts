import { sql } from 'kysely'
import type { Invoiced } from '#modules/billing/server/public.ts'
import { reachesCard } from './store/reach.ts'

/** Who reaches a card reaches its invoices. */
export const invoiced: readonly Invoiced[] = [
  {
    kind: 'membershipCard',
    reaches: (actor, idColumn) => sql<boolean>`exists (
      select from membership.card c where c.id = ${sql.ref(idColumn)} and ${reachesCard(actor)})`,
  },
]
