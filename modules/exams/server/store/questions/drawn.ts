import { sql } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { Database } from '#platform/server/database.ts'
import type { QuestionType } from '../../../rules/question.ts'
import type { examCalls } from '../../../contract/calls.ts'
import { reachesQuestion } from '../reach.ts'
import { questionRows } from './questions.ts'

type Wanted = Argument<typeof examCalls.drawQuestions>['body']

/** What a blueprint asks of a question. */
export interface Candidate {
  readonly id: number
  readonly moduleId: number | null
  readonly levelId: number | null
  readonly type: QuestionType
}

/** All active questions of a course but these, in no order; at most `most`. */
export function candidatesToDraw(
  db: Database,
  actor: Actor,
  courseId: number,
  exclude: readonly number[],
  most: number,
): Promise<Candidate[]> {
  return db
    .selectFrom('exams.question as q')
    .innerJoin('exams.question_version as v', (join) =>
      join.onRef('v.question_id', '=', 'q.id').onRef('v.version', '=', 'q.current_version'),
    )
    .where(reachesQuestion(actor))
    .where('q.course_id', '=', courseId)
    .where('q.is_active', '=', true)
    .where(sql<boolean>`q.id <> all(${[...exclude]}::integer[])`)
    .select(['q.id', 'q.module_id as moduleId', 'q.level_id as levelId'])
    .select(sql<QuestionType>`v.type`.as('type'))
    .orderBy(sql`random()`)
    .limit(most)
    .execute()
}

/** These questions of the bank, as lists show them. */
export const questionsOf = (db: Database, actor: Actor, ids: readonly number[]) =>
  questionRows(db)
    .where(reachesQuestion(actor))
    .where(sql<boolean>`q.id = any(${[...ids]}::integer[])`)
    .execute()

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
