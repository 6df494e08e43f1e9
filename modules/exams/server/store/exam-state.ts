import { sql, type RawBuilder } from 'kysely'
import { anyOf } from '#platform/server/database.ts'
import type { ExamState } from '../../rules/exam-states.ts'

/** `examStateAt` of rules/exam-states.ts in SQL over the exam `e`, for filters and lists; a test compares the two. */
export function stateAt(now: Date, graceMinutes: number): RawBuilder<ExamState> {
  return sql<ExamState>`case when e.state not in ('published', 'open', 'closed') then e.state
    when ${now}::timestamptz >= e.closes_at + make_interval(mins => ${graceMinutes}::integer) then 'marking'
    when ${now}::timestamptz >= e.closes_at then 'closed'
    when ${now}::timestamptz >= e.starts_at then 'open' else 'published' end`
}

const movedByTheClock: readonly ExamState[] = ['published', 'open', 'closed']

/** What may be written down for an exam that is in this state now: by the written state an index finds the few that can be. */
function storedAs(state: ExamState): readonly ExamState[] {
  if (movedByTheClock.includes(state)) return movedByTheClock
  return state === 'marking' ? ['marking', ...movedByTheClock] : [state]
}

/** Whether the exam `e` is in this state at `now`. */
export function isInState(state: ExamState, now: Date, graceMinutes: number): RawBuilder<boolean> {
  const stored = storedAs(state)
  const isStored = sql<boolean>`e.state in (${anyOf(stored)})`
  // one that the clock does not move needs no second look, and the planner knows how many there are
  return stored.length > 1 ? sql<boolean>`${isStored} and ${stateAt(now, graceMinutes)} = ${state}` : isStored
}
