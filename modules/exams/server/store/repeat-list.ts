import { sql } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { foldText } from '#platform/shared/text.ts'
import type { resultCalls } from '../../contract/calls.ts'
import { reachesRepeat } from './reach.ts'
import { repeatSource, type RepeatFacts } from './repeat-rows.ts'

interface Asking {
  readonly actor: Actor
  readonly query: Argument<typeof resultCalls.searchRepeats>['query']
}

/** Repeats page by page; of no class and no trainee in particular only those that were asked for. */
export const repeatList = listOf<typeof resultCalls.searchRepeats, Asking>()({
  reach: ({ actor }) => reachesRepeat(actor, 'f'),
  rows: (db, { actor, query }) => {
    const filter = {
      traineeId: query.TraineeID ?? null,
      classId: query.CourseClassID ?? null,
      ...(query.ExamID !== undefined && { examId: query.ExamID }),
    }
    const rows = db.selectFrom(sql<RepeatFacts>`(${repeatSource(db, actor, filter)})`.as<'f'>('f')).selectAll('f')
    const isNarrow = query.TraineeID !== undefined || query.CourseClassID !== undefined || query.ExamID !== undefined
    return isNarrow ? rows : rows.where('f.repeat_id', 'is not', null)
  },
  id: 'f.ExamID',
  search: (text) =>
    sql`(platform.fold(f."TraineeName"->>'ar') || ' ' || platform.fold(f."TraineeName"->>'en') || ' ' || lower(f."TraineeCode"))
      like ${`%${foldText(text)}%`}`,
  filters: {
    // The rows are of these already.
    CourseClassID: () => null,
    TraineeID: () => null,
    ExamID: () => null,
    RepeatState: 'f.repeat_state',
    Waiting: (isWaiting) =>
      isWaiting ? sql`f.repeat_state in ('requested', 'proofUploaded', 'paid')` : null,
  },
  orders: { Until: sql`f.expires_at`, TraineeName: sql`f."TraineeName"->>'ar'` },
})
