import { sql } from 'kysely'
import type { ExamOwner } from './owner.ts'

/**
 * A competition: its exam is sat by whom it has admitted. Each stands as a candidate from then on (`admit`): who may enter, and what
 * for, the competition alone knows.
 */
export const competitionOwner: ExamOwner = {
  sitters: (db) =>
    db
      .selectFrom('exams.exam as x')
      .innerJoin('exams.candidate as n', 'n.exam_id', 'x.id')
      .innerJoin('people.trainee_facts as t', 't.trainee_id', 'n.trainee_id')
      .where('x.competition_id', 'is not', null)
      .select(['x.id as exam_id', 'n.trainee_id', 't.trainee_code', 't.trainee_name_ar', 't.trainee_name_en'])
      .select(['t.account_id', 'n.registration_id', 't.organization_id'])
      .select(sql<string | null>`null::text`.as('main')),
  examiners: async () => [],
  evaluators: async () => [],
  mayPublish: async () => undefined,
}
