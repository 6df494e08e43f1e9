import { sql } from 'kysely'
import type { Invoiced } from '#modules/billing/server/public.ts'
import { reachesRepeat } from './store/reach.ts'

/** Who reaches a repeat reaches its invoice. */
export const invoiced: readonly Invoiced[] = [
  {
    kind: 'repeatExam',
    reaches: (actor, idColumn) => sql<boolean>`exists (
      select from exams.repeat_exam r where r.id = ${sql.ref(idColumn)} and ${reachesRepeat(actor)})`,
  },
]
