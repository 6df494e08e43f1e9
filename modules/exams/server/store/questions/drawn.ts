import { sql } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { Database } from '#platform/server/database.ts'
import type { examCalls } from '../../../contract/calls.ts'
import { reachesQuestion } from '../reach.ts'
import { questionRows } from './questions.ts'

type Wanted = Argument<typeof examCalls.drawQuestions>['body']

/** Active questions of the bank that fit, in no order, as many as are asked for or as there are. */
export function drawnQuestions(db: Database, actor: Actor, wanted: Wanted) {
  let rows = questionRows(db)
    .where(reachesQuestion(actor))
    .where('q.course_id', '=', wanted.CourseID)
    .where('q.is_active', '=', true)
  if (wanted.ModuleID) rows = rows.where('q.module_id', '=', wanted.ModuleID)
  if (wanted.LevelID) rows = rows.where('q.level_id', '=', wanted.LevelID)
  if (wanted.CategoryID) rows = rows.where('q.category_id', '=', wanted.CategoryID)
  if (wanted.Type) rows = rows.where('v.type', '=', wanted.Type)
  if (wanted.Exclude.length > 0) rows = rows.where(sql<boolean>`q.id <> all(${wanted.Exclude}::integer[])`)
  return rows
    .orderBy(sql`random()`)
    .limit(wanted.Count)
    .execute()
}
