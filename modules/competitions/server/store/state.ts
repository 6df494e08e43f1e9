import { sql, type RawBuilder } from 'kysely'
import { anyOf } from '#platform/server/database.ts'
import { datedStates, type CompetitionState } from '../../rules/competition-states.ts'

/** `competitionStateAt` of the rules in SQL, over the competition `c` and its exam `e`; a test compares the two. */
export const stateAt = (now: Date, graceMinutes: number): RawBuilder<CompetitionState> =>
  sql<CompetitionState>`case when c.state not in (${anyOf(datedStates)}) then c.state
    when ${now}::timestamptz >= e.closes_at + make_interval(mins => ${graceMinutes}::integer) then 'correction'
    when ${now}::timestamptz >= e.closes_at then 'closed'
    when ${now}::timestamptz >= e.starts_at then 'running'
    when c.state = 'registrationOpen' or ${now}::timestamptz >= c.entries_open_at then 'registrationOpen'
    else 'published' end`
