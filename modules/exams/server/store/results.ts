import { sql } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import type { Output } from '#platform/shared/call.ts'
import type { Database } from '#platform/server/database.ts'
import type { resultCalls } from '../../contract/calls.ts'
import { sitters } from '../owners/owners.ts'
import { reachesResult } from './reach.ts'
import { traineeName } from './papers/papers.ts'
import { classCode, examColumns } from './exam-columns.ts'

type Result = Output<typeof resultCalls.getTraineeExams>[number]

/**
 * Released results, one row per attempt and one for each person who did not sit a released exam. Marks show once they
 * are out: with the initial results, or, where the final ones are out, when the paper itself is final.
 */
export function releasedResults(db: Database, actor: Actor) {
  const isOut = sql<boolean>`(e.state = 'resultsInitial' or a.state = 'final')`
  return db
    .selectFrom('exams.exam as e')
    .innerJoin('catalogue.course_facts as k', 'k.course_id', 'e.asked_course_id')
    .innerJoin(sitters(db).as('r'), 'r.exam_id', 'e.id')
    .leftJoin('exams.attempt as a', (join) =>
      join
        .onRef('a.exam_id', '=', 'e.id')
        .onRef('a.trainee_id', '=', 'r.trainee_id')
        .on('a.state', 'not in', ['voided', 'created', 'inProgress', 'interrupted']),
    )
    .leftJoin('exams.exam_result_facts as best', (join) =>
      join.onRef('best.exam_id', '=', 'e.id').onRef('best.trainee_id', '=', 'r.trainee_id'),
    )
    .where('e.state', 'in', ['resultsInitial', 'resultsFinal', 'archived'])
    .where(reachesResult(actor))
    .select([
      ...examColumns,
      'r.trainee_id as TraineeID',
      'r.trainee_code as TraineeCode',
      'e.starts_at as StartsAt',
      'e.share_percent as SharePercent',
      'e.pass_degree as PassDegree',
      'e.excellent_degree as ExcellentDegree',
      'a.number as Number',
      'a.finished_at as FinishedAt',
      'a.finish_kind as FinishKind',
    ])
    .select([
      classCode.as('ClassCode'),
      traineeName('r').as('TraineeName'),
      sql<number | null>`case when ${isOut} then a.score end`.as('Score'),
      sql<number | null>`case when ${isOut} then a.max_score end`.as('MaxScore'),
      sql<number | null>`case when a.id is null then 0 when ${isOut} then a.percent end`.as('Percent'),
      sql<Result['Grade']>`case when a.id is null then 'fail' when ${isOut} then a.grade end`.as('Grade'),
      sql<'initial' | 'final'>`case when e.state <> 'resultsInitial' and (a.id is null or a.state = 'final')
        then 'final' else 'initial' end`.as('Result'),
      sql<boolean>`coalesce(best.attempt_id = a.id, a.id is null)`.as('Counts'),
    ])
}
