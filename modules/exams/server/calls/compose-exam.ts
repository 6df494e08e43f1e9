import { sql } from 'kysely'
import { refuse } from '#platform/shared/refusal.ts'
import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { examCalls as calls } from '../../contract/calls.ts'
import { notEnoughQuestions } from '../../contract/refusals.ts'
import { shareSum } from '../../rules/readiness.ts'
import { examSettings } from '../exam-settings.ts'
import { examClasses } from '../store/exam-classes.ts'
import { reachesQuestion } from '../store/reach.ts'
import { asRow, questionRows } from '../store/questions/questions.ts'

export const drawQuestions: Handler<typeof calls.drawQuestions> = async ({ db, actor, body }) => {
  let wanted = questionRows(db)
    .where(reachesQuestion(actor))
    .where('q.course_id', '=', body.CourseID)
    .where('q.is_active', '=', true)
  if (body.ModuleID) wanted = wanted.where('q.module_id', '=', body.ModuleID)
  if (body.LevelID) wanted = wanted.where('q.level_id', '=', body.LevelID)
  if (body.CategoryID) wanted = wanted.where('q.category_id', '=', body.CategoryID)
  if (body.Type) wanted = wanted.where('v.type', '=', body.Type)
  if (body.Exclude.length > 0) wanted = wanted.where(sql<boolean>`q.id <> all(${body.Exclude}::integer[])`)
  const drawn = await wanted
    .orderBy(sql`random()`)
    .limit(body.Count)
    .execute()
  if (drawn.length < body.Count) refuse(notEnoughQuestions, { found: drawn.length, asked: body.Count })
  return { Items: drawn.map(asRow) }
}

export const searchExamClasses: Handler<typeof calls.searchExamClasses> = async ({ db, actor, query, now }) => {
  const { rows, total } = await readList(db, examClasses, query, { actor, now, ...(await examSettings(db)) })
  return {
    Items: rows.map((row) => ({ ...row, ShareSum: shareSum(row.Exams.map((exam) => exam.SharePercent)) })),
    Total: total,
  }
}
