import type { NotNull } from 'kysely'
import type { Actor, Language } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import { nameRead } from '#platform/server/reading/both-names.ts'
import { reachesEvaluation } from './reach.ts'

/** A class whose degrees and results the actor reaches. */
export const reachedClass = (db: Database, actor: Actor, classId: number) =>
  db
    .selectFrom('classes.class_facts as c')
    .select([
      'c.class_id',
      'c.class_code',
      'c.course_id',
      'c.course_name',
      'c.class_state',
      'c.pass_percent',
      'c.attendance_percent',
      'c.starts_on',
      'c.ends_on',
    ])
    .where('c.class_id', '=', classId)
    .where(reachesEvaluation(actor))
    .executeTakeFirst()
export type EvaluatedClass = NonNullable<Awaited<ReturnType<typeof reachedClass>>>

/** By their names as they are read in the language; who counts them alone need not say one. */
export const enrolledOf = (db: Database, classId: number, language: Language = 'ar') =>
  db
    .selectFrom('registration.registration_facts')
    .select([
      'registration_id as RegistrationID',
      'trainee_id as TraineeID',
      'trainee_code as TraineeCode',
      'trainee_name_ar as NameAr',
      'trainee_name_en as NameEn',
    ])
    .where('class_id', '=', classId)
    .where('is_enrolled', '=', true)
    .orderBy(nameRead(language, 'trainee_name'))
    .orderBy('registration_id')
    .execute()

/** The means by which marks are given in the class: of the revision of its course that it keeps. */
export const meansOf = (db: Database, classId: number) =>
  db
    .selectFrom('classes.class_mean_facts')
    .select(['mean_id', 'kind', 'mean_name', 'percent', 'max_score', 'participation_name'])
    .where('class_id', '=', classId)
    .orderBy('mean_id')
    .execute()

export const examsOf = (db: Database, classId: number) =>
  db
    .selectFrom('exams.exam_facts')
    .select(['exam_id', 'exam_name', 'share_percent', 'pass_degree', 'is_mandatory', 'exam_state'])
    .$narrowType<{ share_percent: NotNull }>()
    .where('class_id', '=', classId)
    .orderBy('starts_at')
    .orderBy('exam_id')
    .execute()

export const examResultsOf = (db: Database, classId: number) =>
  db
    .selectFrom('exams.exam_result_facts as r')
    .innerJoin('exams.exam_facts as e', 'e.exam_id', 'r.exam_id')
    .select(['r.exam_id', 'r.trainee_id', 'r.percent', 'r.result'])
    .where('e.class_id', '=', classId)
    .execute()

/** The bands by which results are named, highest first. */
export const bands = (db: Database) =>
  db
    .selectFrom('lookups.result_band')
    .select(['id', 'name', 'min_percent as minPercent'])
    .where('is_active', '=', true)
    .orderBy('min_percent', 'desc')
    .execute()
