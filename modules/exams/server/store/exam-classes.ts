import { sql } from 'kysely'
import type { Output } from '#platform/shared/call.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import { classMatches } from '#modules/classes/server/public.ts'
import type { examCalls } from '../../contract/calls.ts'
import { classStatesForExams } from '../../rules/owners.ts'
import { stateAt } from './exam-state.ts'
import type { ExamReader } from './exams.ts'

type ClassExam = Output<typeof examCalls.searchExamClasses>['Items'][number]['Exams'][number]

/** Classes that are not called off, drafts too, each with its exams. */
export const examClasses = listOf<typeof examCalls.searchExamClasses, ExamReader>()({
  reach: () => everybody('whoever puts exams together makes them for any class'),
  rows: (db, { now, graceMinutes }) =>
    db
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
        'c.class_state as State',
        sql<ClassExam[]>`coalesce((select jsonb_agg(jsonb_build_object('ID', e.id, 'Code', e.code, 'ExamName', e.name,
          'SharePercent', e.share_percent, 'State', ${stateAt(now, graceMinutes)}) order by e.starts_at, e.id)
          from exams.exam e where e.class_id = c.class_id), '[]')`.as('Exams'),
      ]),
  id: 'c.class_id',
  search: (text) => classMatches('c.class_id', text),
  filters: {
    TakesExams: (wanted) => (wanted ? sql`c.class_state = any(${[...classStatesForExams]}::text[])` : null),
  },
  orders: {},
})
