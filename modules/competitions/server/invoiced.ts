import { sql } from 'kysely'
import type { Invoiced } from '#modules/billing/server/public.ts'
import { reachesEntry } from './store/reach.ts'

/** Who reaches an entry reaches its invoices. */
export const invoiced: readonly Invoiced[] = [
  {
    kind: 'competitionEntry',
    reaches: (actor, idColumn) => sql<boolean>`exists (
      select from competitions.entry n where n.id = ${sql.ref(idColumn)} and ${reachesEntry(actor)})`,
  },
]
