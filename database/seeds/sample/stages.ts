import { daysBetween, type Day } from '#platform/shared/values/dates.ts'
import type { Run } from './timetable.ts'

/** Where a run stands today; plan row, class and registrations follow from it. */
export type Stage =
  | 'closed'
  | 'resultsPublished'
  | 'ended'
  | 'running'
  | 'confirmed'
  | 'open'
  | 'tentative'
  | 'cancelledClass'
  | 'published'
  | 'approved'
  | 'proposed'
  | 'draft'
  | 'cancelledPlan'

export function stageOf(run: Run, today: Day, at: number): Stage {
  const toStart = daysBetween(today, run.startsOn)
  const sinceEnd = daysBetween(run.endsOn, today)
  if (run.isCancelled) return toStart < 45 ? 'cancelledClass' : 'cancelledPlan'
  if (sinceEnd > 40) return 'closed'
  if (sinceEnd > 8) return 'resultsPublished'
  if (sinceEnd > 0) return 'ended'
  if (toStart <= 0) return 'running'
  if (toStart <= 12) return 'confirmed'
  if (toStart <= 50) return (['open', 'open', 'confirmed', 'tentative'] as const)[at % 4]!
  if (toStart <= 90) return (['published', 'published', 'approved'] as const)[at % 3]!
  return (['proposed', 'draft', 'approved', 'proposed'] as const)[at % 4]!
}

export const hasClass = (stage: Stage) =>
  !['published', 'approved', 'proposed', 'draft', 'cancelledPlan'].includes(stage)
export const isOver = (stage: Stage) => ['closed', 'resultsPublished', 'ended'].includes(stage)
