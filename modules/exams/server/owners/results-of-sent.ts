import { sql } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import type { Output } from '#platform/shared/call.ts'
import { matchesName, type Database } from '#platform/server/database.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { resultCalls } from '../../contract/calls.ts'
import { classCode, examColumns } from '../store/exam-columns.ts'
import { traineeName } from '../store/papers/papers.ts'
import { reachesResult } from '../store/reach.ts'

type Result = Output<typeof resultCalls.getTraineeExams>[number]

const isFinalNow = sql<boolean>`(e.state <> 'resultsInitial' and (a.number is null or a.is_final))`
const gradeNow = sql<Result['Grade']>`case when ${isFinalNow} then coalesce(a.grade, 'fail') end`

/** The attempt that counts, as `exams.exam_result_facts` has it: one look by key for each person and exam. */
const counting = sql<{ number: number; percent: number | null; grade: Result['Grade']; is_final: boolean }>`(
  select x.number, x.percent, x.grade, x.state = 'final' as is_final from exams.attempt x
  where x.exam_id = e.id and x.trainee_id = r.trainee_id and x.state <> 'voided'
  order by (x.state = 'final' and e.state <> 'resultsInitial') desc, x.percent desc nulls last, x.id desc limit 1)`

const sent = (db: Database) =>
  db
    .selectFrom('exams.exam as e')
    .innerJoin('registration.registration_facts as r', (join) =>
      join.onRef('r.class_id', '=', 'e.class_id').on('r.is_enrolled', '=', true),
    )
    .leftJoinLateral(counting.as<'a'>('a'), (join) => join.onTrue())
    .where('e.state', 'in', ['resultsInitial', 'resultsFinal', 'archived'])

/** Of each person whom an organization sent, and each released exam of the class, the attempt that counts, page by page. */
export const countingResults = listOf<typeof resultCalls.searchResults, { readonly actor: Actor }>()({
  reach: ({ actor }) => reachesResult(actor),
  lean: sent,
  rows: (db) =>
    sent(db)
      .innerJoin('catalogue.course_facts as k', 'k.course_id', 'e.asked_course_id')
      .select([
        ...examColumns,
        'r.trainee_id as TraineeID',
        'r.trainee_code as TraineeCode',
        'e.starts_at as StartsAt',
        'e.pass_degree as PassDegree',
        'a.number as Number',
      ])
      // what is initial is no degree yet; who did not sit has failed
      .select([
        classCode.as('ClassCode'),
        traineeName('r').as('TraineeName'),
        sql<number | null>`case when ${isFinalNow} then coalesce(a.percent, 0) end`.as('Percent'),
        gradeNow.as('Grade'),
        sql<'initial' | 'final'>`case when ${isFinalNow} then 'final' else 'initial' end`.as('Result'),
      ]),
  id: 'r.registration_id',
  // Among the own people alone: the wall looks at each row of others, which no index spares it.
  search: (text, { actor }) =>
    sql`r.trainee_id = any(array(select t.trainee_id from people.trainee_facts t where ${matchesName('t.trainee_search', text)}
      and t.trainee_id = any(array(select o.trainee_id from registration.registration_facts o
        where o.organization_id = ${actor.organizationId}))))`,
  filters: { CourseClassID: 'e.class_id', TraineeID: 'r.trainee_id', Grade: (grade) => sql`${gradeNow} = ${grade}` },
  orders: { StartsAt: 'e.starts_at' },
})
