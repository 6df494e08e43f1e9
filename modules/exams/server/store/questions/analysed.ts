import { matches, type Database } from '#platform/server/database.ts'
import { usualAnswerSettings, type AnswerSettings } from '../../../rules/question.ts'

const current = (db: Database) =>
  db
    .selectFrom('exams.question as q')
    .innerJoin('exams.question_version as v', (join) =>
      join.onRef('v.question_id', '=', 'q.id').onRef('v.version', '=', 'q.current_version'),
    )
    .select(['q.id as ID', 'q.code as Code', 'v.text as text'])

/** These questions as they read now, searched. */
export function analysedQuestions(db: Database, ids: readonly number[], search: string | undefined) {
  const rows = current(db)
    .where('q.id', 'in', ids.length > 0 ? [...ids] : [0])
    .select('v.type as Type')
  return (search ? rows.where(matches('q.search', search)) : rows).execute()
}

export async function analysedQuestion(db: Database, id: number) {
  const found = await current(db)
    .where('q.id', '=', id)
    .select(['v.id as versionId', 'v.type as type', 'v.settings as settings'])
    .executeTakeFirst()
  return found && { ...found, settings: { ...usualAnswerSettings, ...(found.settings as Partial<AnswerSettings>) } }
}
