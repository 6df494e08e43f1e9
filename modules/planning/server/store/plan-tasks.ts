import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { planTasks, type PlanTask } from '../../rules/plan-tasks.ts'
import { reachesPlanRow } from './reach.ts'

/** Nobody leads the row: never named, or rejected. */
export const withoutLead = sql<boolean>`not exists (
  select from planning.plan_instructor l where l.plan_row_id = p.id and l.role = 'lead' and l.state <> 'rejected')`

const lead = (state: 'asked' | 'accepted') => sql<boolean>`exists (
  select from planning.plan_instructor i where i.plan_row_id = p.id and i.role = 'lead' and i.state = ${sql.lit(state)})`

const conditions: Readonly<Record<PlanTask, RawBuilder<boolean>>> = {
  toApprove: sql`p.state = 'proposed'`,
  needsInstructor: sql`(p.state in ('proposed', 'approved', 'published') and ${withoutLead})`,
  awaitingAnswer: sql`(p.state in ('approved', 'published') and ${lead('asked')})`,
  toPublish: sql`p.state = 'approved'`,
  toConfirm: sql`(p.state in ('approved', 'published') and ${lead('accepted')})`,
}

/** What a row `p` of the plan has to meet to wait for this. */
export const waitsForPlanTask = (task: PlanTask): RawBuilder<boolean> => conditions[task]

export interface YearsTasks extends Record<PlanTask, number> {
  readonly Year: number
  /** Rows that wait for anything; fewer than the sum of the tasks, as a row may wait for several. */
  readonly Rows: number
}

/** How many of the rows that the actor reaches wait for each, by year; years in which nothing waits are left out. */
export async function tasksByYear(db: Database, actor: Actor): Promise<YearsTasks[]> {
  const counted = await db
    .selectFrom('planning.plan_row as p')
    .where(reachesPlanRow(actor))
    .where('p.state', 'in', ['proposed', 'approved', 'published'])
    .select(['p.year as Year', (eb) => eb.fn.countAll<number>().as('Rows')])
    .select(planTasks.map((task) => sql<number>`count(*) filter (where ${conditions[task]})`.as(task)))
    .groupBy('p.year')
    .orderBy('p.year')
    .execute()
  return counted as YearsTasks[]
}
