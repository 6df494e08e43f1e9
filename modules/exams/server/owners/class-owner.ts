import { evaluatorsOf, examinersOf } from '#modules/classes/server/public.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { sharesNotHundred } from '../../contract/refusals.ts'
import { takesExams } from '../../rules/owners.ts'
import { sharesAddUp, shareSum } from '../../rules/readiness.ts'
import { sharesOfClass } from '../store/exam-detail.ts'
import { classOfExam } from '../store/exam-edit.ts'
import type { ExamOwner } from './owner.ts'

/** A class: its exams are sat by whoever is on its list, and share its hundred percent. */
export const classOwner: ExamOwner = {
  sitters: (db) =>
    db
      .selectFrom('exams.exam as x')
      .innerJoin('registration.registration_facts as g', 'g.class_id', 'x.class_id')
      .where('g.is_enrolled', '=', true)
      .select(['x.id as exam_id', 'g.trainee_id', 'g.trainee_code', 'g.trainee_name_ar', 'g.trainee_name_en'])
      .select(['g.account_id', 'g.registration_id', 'g.organization_id', 'g.main']),
  examiners: examinersOf,
  evaluators: evaluatorsOf,
  mayPublish: async (db, classId) => {
    const { state } = (await classOfExam(db, classId)) ?? refuse(notFound)
    if (!takesExams(state)) refuse(notNow, { action: 'publish', state })
    const shares = await sharesOfClass(db, classId)
    if (!sharesAddUp(shares)) refuse(sharesNotHundred, { sum: shareSum(shares) })
  },
}
