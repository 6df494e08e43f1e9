import { sql } from 'kysely'
import type { Argument, Output } from '#platform/shared/call.ts'
import { type Database } from '#platform/server/database.ts'
import { paged } from '#platform/server/paged.ts'
import { classMatches } from '#modules/classes/server/public.ts'
import type { examCalls } from '../../contract/calls.ts'
import { shareSum } from '../../rules/readiness.ts'
import { examSettings } from '../exam-settings.ts'
import { stateAt } from './exam-state.ts'

type Query = Argument<typeof examCalls.searchExamClasses>['query']
type Reply = Output<typeof examCalls.searchExamClasses>
type ClassExam = Reply['Items'][number]['Exams'][number]

const columns = { StartDate: 'c.starts_on', ClassCode: 'c.class_code' } as const

/** Classes that are not called off, drafts too, newest first, each with its exams. Whoever composes exams sees them all. */
export async function searchClasses(db: Database, query: Query, now: Date): Promise<Reply> {
  const { graceMinutes } = await examSettings(db)
  let wanted = db
    .selectFrom('classes.class_facts as c')
    .where('c.class_state', '!=', 'cancelled')
    .select([
      'c.class_id as ID',
      'c.class_code as ClassCode',
      'c.course_id as CourseID',
      'c.course_code as CourseCode',
      'c.course_name as CourseName',
      'c.starts_on as StartDate',
      'c.ends_on as EndDate',
    ])
    .select(
      sql<ClassExam[]>`coalesce((select jsonb_agg(jsonb_build_object('ID', e.id, 'Code', e.code, 'ExamName', e.name,
        'SharePercent', e.share_percent, 'State', ${stateAt(now, graceMinutes)}) order by e.starts_at, e.id)
        from exams.exam e where e.class_id = c.class_id), '[]')`.as('Exams'),
    )
  if (query.ID) wanted = wanted.where('c.class_id', '=', query.ID)
  if (query.CourseID) wanted = wanted.where('c.course_id', '=', query.CourseID)
  if (query.search) wanted = wanted.where(classMatches('c.class_id', query.search))
  const sort = query.sort ?? '-StartDate'
  const ordered = wanted
    .orderBy(columns[sort.replace('-', '') as keyof typeof columns], sort.startsWith('-') ? 'desc' : 'asc')
    .orderBy('c.class_id', 'desc')
  const { rows, total } = await paged(ordered, wanted, query)
  return {
    Items: rows.map((row) => ({ ...row, ShareSum: shareSum(row.Exams.map((exam) => exam.SharePercent)) })),
    Total: total,
  }
}
