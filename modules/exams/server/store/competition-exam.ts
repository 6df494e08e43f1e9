import type { Insertable } from 'kysely'
import type { DB } from '#database/tables.ts'
import type { Database } from '#platform/server/database.ts'
import type { MovedExam } from '../acts/exam-move.ts'

export type CompetitionExam = MovedExam

/** What an exam of a competition begins with, until somebody puts it together. */
const first = { pass_degree: 60, excellent_degree: 90, is_mandatory: true, exam_mode: true, rules: '' }

type Own = Pick<Insertable<DB['exams.exam']>, 'name' | 'starts_at' | 'closes_at' | 'minutes'>

export async function insertCompetitionExam(
  db: Database,
  { id, code }: { readonly id: number; readonly code: string },
  columns: Own,
): Promise<number> {
  const made = await db
    .insertInto('exams.exam')
    .values({ ...first, ...columns, code, competition_id: id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

/** The exam of a competition, locked until the transaction ends. */
export const competitionExam = (db: Database, competitionId: number): Promise<CompetitionExam> =>
  db
    .selectFrom('exams.exam')
    .where('competition_id', '=', competitionId)
    .select(['id', 'code', 'class_id', 'course_id', 'competition_id', 'starts_at', 'closes_at', 'minutes'])
    .select(['pass_degree', 'excellent_degree', 'state'])
    .forUpdate()
    .executeTakeFirstOrThrow()

/** Somebody may sit it from now on; more than once is the same. */
export const admitCandidate = async (db: Database, competitionId: number, traineeId: number): Promise<void> =>
  void (await db
    .insertInto('exams.candidate')
    .columns(['exam_id', 'trainee_id'])
    .expression((eb) =>
      eb
        .selectFrom('exams.exam as e')
        .where('e.competition_id', '=', competitionId)
        .select((sel) => ['e.id', sel.val(traineeId).as('trainee_id')]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute())

/** Somebody may not any more; who has sat it stays. */
export const dismissCandidate = async (db: Database, competitionId: number, traineeId: number): Promise<void> =>
  void (await db
    .deleteFrom('exams.candidate as n')
    .where('n.trainee_id', '=', traineeId)
    .where('n.exam_id', 'in', (eb) =>
      eb.selectFrom('exams.exam as e').where('e.competition_id', '=', competitionId).select('e.id'),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('exams.attempt as a')
            .whereRef('a.exam_id', '=', 'n.exam_id')
            .whereRef('a.trainee_id', '=', 'n.trainee_id')
            .select('a.id'),
        ),
      ),
    )
    .execute())
