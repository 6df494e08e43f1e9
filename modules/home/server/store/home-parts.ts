import { sql } from 'kysely'
import { reachesFinalResult } from '#modules/evaluation/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import { rowsAsOne } from '#platform/server/reading/together.ts'
import type { Actor } from '#platform/shared/actor.ts'

/** Of the classes that a trainee takes part in: how many announced exams each has, and how many of them the trainee has sat. */
export const examsOfOwnClasses = (db: Database, { traineeId }: Actor) =>
  rowsAsOne(
    db
      .selectFrom('exams.exam_facts as e')
      .where(
        sql<boolean>`e.class_id = any(array(
          select class_id from classes.taking_part_facts where trainee_id = ${traineeId}))`,
      )
      .where('e.exam_state', 'not in', ['draft', 'ready'])
      .groupBy('e.class_id')
      .select('e.class_id as classId')
      .select(sql<number>`count(*)::integer`.as('All'))
      .select(
        sql<number>`count(*) filter (where exists (select from exams.paper_facts p
          where p.exam_id = e.exam_id and p.trainee_id = ${traineeId}
            and p.attempt_state not in ('created', 'inProgress', 'interrupted')))::integer`.as('Sat'),
      ),
  )

/** The trainee's published results, by class. */
export const resultsOfOwnClasses = (db: Database, actor: Actor) =>
  rowsAsOne(
    db
      .selectFrom('evaluation.final_result_facts as f')
      .innerJoin('registration.registration_facts as r', 'r.registration_id', 'f.registration_id')
      .where('r.trainee_id', '=', actor.traineeId)
      .where(reachesFinalResult(actor))
      .where('f.standing', '=', 'final')
      .select(['r.class_id as classId', sql<number>`f.percent::float8`.as('Percent'), 'f.passed as Passed']),
  )
