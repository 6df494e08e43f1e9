import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import { richTextImageField } from '#platform/server/files/pictures/rich-text-image.ts'
import type { AnswerSettings, QuestionType } from '../../../rules/question.ts'
import { answersOfVersion } from '../papers/answer-rows.ts'
import { reachesQuestion } from '../reach.ts'
import { questionMediaField } from './question-files.ts'
import { questionRows } from './questions.ts'

export interface ExportChoice {
  readonly CourseID: number | null
  readonly ModuleID: number | null
  readonly CategoryID: number | null
  readonly LevelID: number | null
  readonly Type: QuestionType | null
  readonly IsActive: boolean | null
}

/** The questions chosen, whole, by course, module and number; one more than `most` where there are more. */
export async function questionsToExport(db: Database, actor: Actor, chosen: ExportChoice, most: number) {
  let rows = questionRows(db).where(reachesQuestion(actor))
  if (chosen.CourseID !== null) rows = rows.where('q.course_id', '=', chosen.CourseID)
  if (chosen.ModuleID !== null) rows = rows.where('q.module_id', '=', chosen.ModuleID)
  if (chosen.CategoryID !== null) rows = rows.where('q.category_id', '=', chosen.CategoryID)
  if (chosen.LevelID !== null) rows = rows.where('q.level_id', '=', chosen.LevelID)
  if (chosen.Type !== null) rows = rows.where('v.type', '=', chosen.Type)
  if (chosen.IsActive !== null) rows = rows.where('q.is_active', '=', chosen.IsActive)
  const found = await rows
    .select(['v.model_answer as modelAnswer', 'v.feedback as feedback', 'v.settings as settings'])
    .select(answersOfVersion.as('answers'))
    .orderBy('c.course_code')
    .orderBy('q.module_id', (order) => order.asc().nullsFirst())
    .orderBy('q.id')
    .limit(most + 1)
    .execute()
  return found.map((row) => ({ ...row, settings: row.settings as Partial<AnswerSettings> }))
}
export type QuestionToExport = Awaited<ReturnType<typeof questionsToExport>>[number]

/** Files that texts of the bank may show, out of those named. */
export const mediaOf = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('platform.file')
    .where('id', 'in', ids.length > 0 ? [...ids] : [0])
    .where('field', 'in', [questionMediaField, richTextImageField])
    .select(['id', 'media_type as mediaType', 'storage_key as key', 'bytes', 'sha256'])
    .execute()
