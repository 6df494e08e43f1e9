import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { standingOf, type TestStanding } from '../../../rules/objections/admission.ts'

/** An admission test as it stands for one person. */
export interface TestOfTrainee {
  readonly ExamID: number
  readonly Code: string
  readonly ExamName: Trilingual
  readonly StartsAt: string
  readonly ClosesAt: string
  readonly Minutes: number
  readonly PassDegree: number
  readonly FinishedAt: string | null
  /** Of the final result. */
  readonly Percent: number | null
  /** As far as it is marked. */
  readonly initialPercent: number | null
  readonly standing: TestStanding
}

/** Whether the course lets nobody in without a test. */
export const asksTest = async (db: Database, courseId: number): Promise<boolean> =>
  (
    await db
      .selectFrom('catalogue.course_facts')
      .where('course_id', '=', courseId)
      .select('has_admission_test')
      .executeTakeFirst()
  )?.has_admission_test ?? false

/**
 * The announced tests of the course, the earliest first: those that can still be sat, those that this person has sat, and
 * those that closed without them `since` they applied.
 */
export async function testsFor(
  db: Database,
  courseId: number,
  traineeId: number,
  { now, since }: { readonly now: Date; readonly since: Date | null },
): Promise<TestOfTrainee[]> {
  const rows = await db
    .selectFrom('registration.admission_test_facts as t')
    .leftJoin('registration.admission_result_facts as r', (join) =>
      join.onRef('r.exam_id', '=', 't.exam_id').on('r.trainee_id', '=', traineeId),
    )
    .where('t.course_id', '=', courseId)
    .where(
      sql<boolean>`(r.exam_id is not null or (not t.is_over and t.closes_at > ${now.toISOString()})
        or t.closes_at >= ${since?.toISOString() ?? null})`,
    )
    .orderBy('t.starts_at')
    .orderBy('t.exam_id')
    .select(['t.exam_id as ExamID', 't.exam_code as Code', 't.starts_at as StartsAt', 't.closes_at as ClosesAt'])
    .select(['t.minutes as Minutes', 't.pass_degree as PassDegree', 't.is_over', 'r.finished_at as FinishedAt'])
    .select(['r.final_percent as Percent', 'r.final_grade', 'r.initial_percent as initialPercent', 'r.is_live'])
    .select([sql<Trilingual>`t.exam_name`.as('ExamName'), sql<boolean>`r.exam_id is not null`.as('isSat')])
    .execute()
  return rows.map(({ is_over, is_live, final_grade, isSat, ...row }) => ({
    ...row,
    standing: standingOf(
      {
        startsAt: new Date(row.StartsAt),
        closesAt: new Date(row.ClosesAt),
        isOver: is_over,
        isSat,
        isLive: is_live ?? false,
        grade: final_grade,
      },
      now,
    ),
  }))
}
