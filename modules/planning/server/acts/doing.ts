import type { Asked } from '#platform/server/handler.ts'
import type { Database } from '#platform/server/database.ts'
import type { NewEvent } from '#platform/server/event.ts'
import type { PlanMover } from '../../rules/plan-states.ts'
import { plannerOf } from '../../rules/planner.ts'

/** In which transaction something is done, and how the fact is written down. */
export interface Recording {
  readonly db: Database
  readonly record: (event: NewEvent) => Promise<void>
}

/** Beside it, as what the row is moved; null moves nothing. */
export interface Doing extends Recording {
  readonly who: PlanMover | null
}

export const doingOf = ({ db, actor, record }: Pick<Asked<unknown>, 'db' | 'actor' | 'record'>): Doing => ({
  db,
  record,
  who: plannerOf(actor),
})

/** What happens to a row together with its class. */
export const withClass = ({ db, record }: Recording): Doing => ({ db, record, who: 'timetable' })
