import { sql, type RawBuilder } from 'kysely'
import { anyOf } from '#platform/server/database.ts'
import type { ExamState, PersonExamAction } from '../../rules/exam-states.ts'

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

const stamps: Partial<Record<ExamState, 'published_at' | 'results_initial_at' | 'results_final_at'>> = {
  published: 'published_at',
  resultsInitial: 'results_initial_at',
  resultsFinal: 'results_final_at',
}

/** What a move into a state writes into the exam's row beside the state itself. */
export function columnsAfter(state: ExamState, action: PersonExamAction, now: Date) {
  const stamp = stamps[state]
  return {
    state,
    ...(stamp && { [stamp]: now }),
    // an exam that opened this very second still has a window
    ...(action === 'takeBackResults' && { results_initial_at: null }),
    ...(action === 'closeEarly' && {
      closes_at: sql<string>`greatest(${now}::timestamptz, starts_at + interval '1 second')`,
    }),
  }
}
