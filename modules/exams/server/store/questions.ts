import { accountName } from '#modules/accounts/server/public.ts'
import { sql } from 'kysely'
import type { Language } from '#platform/shared/actor.ts'
import type { Argument, Output } from '#platform/shared/call.ts'
import { matches, type Database } from '#platform/server/database.ts'
import { paged } from '#platform/server/paged.ts'
import type { questionCalls } from '../../contract/calls.ts'
import { textOf, type AnswerSettings } from '../../rules/question.ts'
import { answersOfVersion } from './answer-rows.ts'
import { wireAnswers } from './question-wire.ts'

type Query = Argument<typeof questionCalls.searchQuestions>['query']
type Row = Output<typeof questionCalls.searchQuestions>['Items'][number]
type Detail = Output<typeof questionCalls.getQuestion>

const columns = { Code: 'q.code', Weight: 'v.weight', Seconds: 'v.seconds', Created: 'q.id' } as const
const previewLength = 220

/** Questions in their newest version. Whoever passes the call's rule sees the whole bank: it has no owner. */
export function questionRows(db: Database) {
  return db
    .selectFrom('exams.question as q')
    .innerJoin('exams.question_version as v', (join) =>
      join.onRef('v.question_id', '=', 'q.id').onRef('v.version', '=', 'q.current_version'),
    )
    .innerJoin('catalogue.course_facts as c', 'c.course_id', 'q.course_id')
    .leftJoin('catalogue.module_facts as m', 'm.module_id', 'q.module_id')
    .leftJoin('lookups.question_category as k', 'k.id', 'q.category_id')
    .leftJoin('lookups.question_level as l', 'l.id', 'q.level_id')
    .select([
      'q.id as ID',
      'q.code as Code',
      'q.name as Name',
      'q.course_id as CourseID',
      'c.course_code as CourseCode',
      'c.course_name as CourseName',
      'q.module_id as ModuleID',
      'm.module_name as ModuleName',
      'q.category_id as CategoryID',
      'k.name as CategoryName',
      'q.level_id as LevelID',
      'l.name as LevelName',
      'v.type as Type',
      'v.text as text',
      'v.weight as Weight',
      'v.seconds as Seconds',
      'q.is_active as IsActive',
      'q.current_version as Version',
    ])
    .select(
      sql<number>`(select count(*)::integer from exams.exam_question eq where eq.question_id = q.id)`.as('UsedIn'),
    )
}

type Stored = Awaited<ReturnType<ReturnType<typeof questionRows>['execute']>>[number]

const actionsOf = (row: { IsActive: boolean; UsedIn: number }) => [
  'updateQuestion',
  row.IsActive ? 'deactivateQuestion' : 'activateQuestion',
  ...(row.UsedIn === 0 ? ['deleteQuestion'] : []),
]

export function asRow({ text, ...row }: Stored): Row {
  return { ...row, Preview: textOf(text).slice(0, previewLength), Actions: actionsOf(row) }
}

export async function searchQuestions(db: Database, query: Query): Promise<{ Items: Row[]; Total: number }> {
  let wanted = questionRows(db)
  if (query.CourseID) wanted = wanted.where('q.course_id', '=', query.CourseID)
  if (query.ModuleID) wanted = wanted.where('q.module_id', '=', query.ModuleID)
  if (query.CategoryID) wanted = wanted.where('q.category_id', '=', query.CategoryID)
  if (query.LevelID) wanted = wanted.where('q.level_id', '=', query.LevelID)
  if (query.Type) wanted = wanted.where('v.type', '=', query.Type)
  if (query.IsActive !== undefined) wanted = wanted.where('q.is_active', '=', query.IsActive)
  if (query.search) wanted = wanted.where(matches('q.search', query.search))
  const sort = query.sort ?? '-Created'
  const column = columns[sort.replace('-', '') as keyof typeof columns]
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const ordered = wanted.orderBy(column, direction).orderBy('v.question_id', direction)
  const { rows, total } = await paged(ordered, wanted, query)
  return { Items: rows.map(asRow), Total: total }
}

export async function findQuestion(db: Database, language: Language, id: number): Promise<Detail | undefined> {
  const row = await questionRows(db)
    .where('q.id', '=', id)
    .select(['v.model_answer as ModelAnswer', 'v.feedback as Feedback', 'v.settings as settings'])
    .select(answersOfVersion.as('answers'))
    .executeTakeFirst()
  if (!row) return undefined
  const { text, settings, answers, ...rest } = row
  const versions = await db
    .selectFrom('exams.question_version as v')
    .leftJoin('accounts.account_facts as b', 'b.account_id', 'v.created_by')
    .where('v.question_id', '=', id)
    .select(['v.version as Version', 'v.created_at as At'])
    .select(accountName(language, 'b').as('By'))
    .orderBy('v.version', 'desc')
    .execute()
  return {
    ...rest,
    Text: text,
    ...wireAnswers(answers, settings as Partial<AnswerSettings>),
    Versions: versions,
    Actions: actionsOf(rest),
  }
}
