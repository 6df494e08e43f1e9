import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import { planStates } from '../../rules/plan-states.ts'
import { planTasks } from '../../rules/plan-tasks.ts'
import { nextPlanRows } from './plan-rows.ts'
import { tasksByYear } from './plan-tasks.ts'
import { reachesPlan } from './reach.ts'

/** The year at a glance: counts by state and month, the rows that begin next, and what waits for somebody, of whichever year. */
export async function planOverview(
  db: Database,
  actor: Actor,
  { year, scenarioId }: { year: number; scenarioId: number | null },
  today: Day,
) {
  const ofYear = db
    .selectFrom('planning.plan_row as p')
    .where(reachesPlan(actor, scenarioId))
    .where('p.year', '=', year)
  const states = await ofYear
    .select((eb) => ['p.state', eb.fn.countAll<number>().as('count')])
    .groupBy('p.state')
    .execute()
  const months = await ofYear
    .where('p.state', '<>', 'cancelled')
    .select([
      sql<number>`extract(month from p.starts_on)::integer`.as('month'),
      sql<number>`count(*)`.as('rows'),
      sql<number>`sum(p.max_trainees)`.as('seats'),
    ])
    .groupBy('month')
    .execute()
  const waiting = await tasksByYear(db, actor)
  return {
    States: planStates.states.map((state) => ({
      State: state,
      Count: states.find((each) => each.state === state)?.count ?? 0,
    })),
    Months: Array.from({ length: 12 }, (_, index) => {
      const found = months.find((each) => each.month === index + 1)
      return { Month: index + 1, Rows: found?.rows ?? 0, Seats: found?.seats ?? 0 }
    }),
    Tasks: planTasks.map((task) => ({ Task: task, Count: waiting.reduce((sum, each) => sum + each[task], 0) })),
    Next: await nextPlanRows(db, actor, { year, from: today, most: 8, scenarioId }),
  }
}
