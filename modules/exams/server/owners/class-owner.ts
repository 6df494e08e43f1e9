import type { ExamOwner } from './owner.ts'

/** A class: its exams are sat by whoever is on its list. */
export const classOwner: ExamOwner = {
  sitters: (db) =>
    db
      .selectFrom('exams.exam as x')
      .innerJoin('registration.registration_facts as g', 'g.class_id', 'x.class_id')
      .where('g.is_enrolled', '=', true)
      .select(['x.id as exam_id', 'g.trainee_id', 'g.trainee_code', 'g.trainee_name_ar', 'g.trainee_name_en'])
      .select(['g.registration_id', 'g.organization_id', 'g.main']),
}
