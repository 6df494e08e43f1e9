import type { Database } from '#platform/server/database.ts'
import { nameRead } from '#platform/server/reading/both-names.ts'
import type { Language } from '#platform/shared/actor.ts'

export const certifiedClass = (db: Database, classId: number) =>
  db
    .selectFrom('classes.class_facts')
    .select([
      'class_id',
      'class_code',
      'course_code',
      'course_name',
      'starts_on',
      'ends_on',
      'hours',
      'attendance_percent',
    ])
    .where('class_id', '=', classId)
    .executeTakeFirst()
export type CertifiedClass = NonNullable<Awaited<ReturnType<typeof certifiedClass>>>

/** Everybody enrolled in a class with the published result, by names as they are read in the language. */
export const enrolledWithResults = (db: Database, classId: number, language: Language) =>
  db
    .selectFrom('registration.registration_facts as r')
    .leftJoin('evaluation.final_result_facts as f', 'f.registration_id', 'r.registration_id')
    .leftJoin('people.trainee_facts as t', 't.trainee_id', 'r.trainee_id')
    .leftJoin('certificates.feedback_owed_facts as o', 'o.registration_id', 'r.registration_id')
    .select([
      'r.registration_id',
      'r.trainee_id',
      'r.trainee_code',
      'r.trainee_name_ar',
      'r.trainee_name_en',
      'r.money',
      'f.percent',
      'f.passed',
      'f.band_id',
      'f.band_name',
      'f.published_at',
      't.gender',
    ])
    .select((eb) => [
      eb('o.registration_id', 'is not', null).as('owes_feedback'),
      eb
        .exists(
          eb
            .selectFrom('certificates.certificate as c')
            .whereRef('c.class_id', '=', 'r.class_id')
            .whereRef('c.trainee_id', '=', 'r.trainee_id')
            .where('c.mode', '=', 'revoked')
            .select('c.id'),
        )
        .as('was_revoked'),
    ])
    .where('r.class_id', '=', classId)
    .where('r.is_enrolled', '=', true)
    .orderBy(nameRead(language, 'r.trainee_name'))
    .orderBy('r.registration_id')
    .execute()

/** The band above all others. */
export const topBand = (db: Database) =>
  db
    .selectFrom('lookups.result_band')
    .select('id')
    .where('is_active', '=', true)
    .orderBy('min_percent', 'desc')
    .executeTakeFirst()
