import { accountName } from '#modules/accounts/server/public.ts'
import { sql } from 'kysely'
import type { Actor, Language } from '#platform/shared/actor.ts'
import type { Output } from '#platform/shared/call.ts'
import { matches, type Database } from '#platform/server/database.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { questionCalls } from '../../../contract/calls.ts'
import { questionActions, textOf, type AnswerSettings } from '../../../rules/question.ts'
import { answersOfVersion } from '../papers/answer-rows.ts'
import { reachesQuestion } from '../reach.ts'
import { wireAnswers } from './question-wire.ts'

type Row = Output<typeof questionCalls.searchQuestions>['Items'][number]
type Detail = Output<typeof questionCalls.getQuestion>

const previewLength = 220

/** Questions in their newest version. */
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

export function asRow({ text, ...row }: Stored): Row {
  return { ...row, Preview: textOf(text).slice(0, previewLength), Actions: questionActions(row.IsActive, row.UsedIn) }
}

/** The bank as its list asks for it. */
export const questions = listOf<typeof questionCalls.searchQuestions, { readonly actor: Actor }>()({
  reach: ({ actor }) => reachesQuestion(actor),
  rows: questionRows,
  id: 'v.question_id',
  search: (text) => matches('q.search', text),
  filters: {},
  orders: { Created: { by: 'q.id', unique: true } },
})

export async function findQuestion(
  db: Database,
  { actor, language }: { actor: Actor; language: Language },
  id: number,
): Promise<Detail | undefined> {
  const row = await questionRows(db)
    .where(reachesQuestion(actor))
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
    Actions: questionActions(rest.IsActive, rest.UsedIn),
  }
}
