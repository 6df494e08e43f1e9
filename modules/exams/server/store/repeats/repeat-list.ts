import { sql } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import { matchesName } from '#platform/server/database.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { resultCalls } from '../../../contract/calls.ts'
import { classCode, examColumns } from '../exam-columns.ts'
import { traineeName } from '../papers/papers.ts'
import { reachesRepeat } from '../reach.ts'

/** Repeats that were asked for, each with the newest proof that it was paid. */
export const repeatList = listOf<typeof resultCalls.searchRepeats, { readonly actor: Actor }>()({
  reach: ({ actor }) => reachesRepeat(actor, 'p'),
  rows: (db) =>
    db
      .selectFrom('exams.repeat_exam as p')
      .innerJoin('exams.exam as e', 'e.id', 'p.exam_id')
      .innerJoin('catalogue.course_facts as k', 'k.course_id', 'e.asked_course_id')
      .innerJoin('people.trainee_facts as t', 't.trainee_id', 'p.trainee_id')
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('billing.proof_facts as x')
            .leftJoin('platform.file as f', 'f.id', 'x.file_id')
            .where('x.subject_kind', '=', 'repeatExam')
            .whereRef('x.subject_id', '=', 'p.id')
            .orderBy('x.proof_id', 'desc')
            .limit(1)
            .select(['x.proof_id', 'x.swift_code', 'x.file_id', 'f.name'])
            .as('y'),
        (join) => join.onTrue(),
      )
      .select([
        'p.id as ID',
        ...examColumns,
        'p.trainee_id as TraineeID',
        't.trainee_code as TraineeCode',
        'p.state as State',
        'p.is_free as IsFree',
        'y.proof_id as proofId',
        'y.swift_code as SwiftCode',
        'y.file_id as FileID',
        'y.name as FileName',
        'p.reason as Reason',
        'p.expires_at as Until',
      ])
      .select([
        classCode.as('ClassCode'),
        traineeName('t').as('TraineeName'),
        sql<number | null>`(select b.percent from exams.exam_result_facts b
          where b.exam_id = p.exam_id and b.trainee_id = p.trainee_id)`.as('Percent'),
      ]),
  lean: (db) => db.selectFrom('exams.repeat_exam as p').innerJoin('exams.exam as e', 'e.id', 'p.exam_id'),
  id: 'p.id',
  search: (text) =>
    sql`p.trainee_id = any(array(select t.trainee_id from people.trainee_facts t where ${matchesName('t.trainee_search', text)}))`,
  filters: {
    CourseClassID: 'e.class_id',
    Waiting: (isWaiting) => (isWaiting ? sql`p.state in ('requested', 'proofUploaded', 'paid')` : null),
  },
  orders: {},
})
