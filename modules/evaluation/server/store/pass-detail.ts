import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import { reachesFinalResult } from './reach.ts'

const published = (db: Database, actor: Actor) =>
  db
    .selectFrom('evaluation.final_result as f')
    .innerJoin('registration.registration_facts as r', 'r.registration_id', 'f.registration_id')
    .innerJoin('classes.class_facts as c', 'c.class_id', 'r.class_id')
    .leftJoin('lookups.result_band as b', 'b.id', 'f.band_id')
    .where('f.is_current', '=', true)
    .where('f.published_at', 'is not', null)
    .where(reachesFinalResult(actor))

/** The published result of a trainee in a class that the actor may see, or null. */
export async function publishedDetail(db: Database, actor: Actor, traineeId: number, classId: number) {
  const found = await published(db, actor)
    .select([
      'r.registration_id as RegistrationID',
      'r.trainee_id as TraineeID',
      'r.trainee_code as TraineeCode',
      'r.trainee_name_ar as NameAr',
      'r.trainee_name_en as NameEn',
      'c.class_code as ClassCode',
      'c.course_name as CourseName',
      'c.starts_on as StartsOn',
      'c.ends_on as EndsOn',
      'f.percent as Percent',
      'b.name as BandName',
      'f.passed as Passed',
      'f.standing as Standing',
      'f.version as Version',
      'f.published_at as PublishedAt',
      'f.arithmetic as Arithmetic',
    ])
    .where('r.trainee_id', '=', traineeId)
    .where('r.class_id', '=', classId)
    .executeTakeFirst()
  return found ?? null
}

export const passedOf = (db: Database, actor: Actor, classId: number) =>
  published(db, actor)
    .select([
      'r.registration_id as RegistrationID',
      'r.trainee_id as TraineeID',
      'r.trainee_code as TraineeCode',
      'r.trainee_name_ar as NameAr',
      'r.trainee_name_en as NameEn',
      'f.percent as Percent',
      'b.name as BandName',
    ])
    .where('r.class_id', '=', classId)
    .where('f.passed', '=', true)
    .orderBy('f.percent', 'desc')
    .orderBy('r.registration_id')
    .execute()

/** The actor's own. */
export async function ownResults(db: Database, actor: Actor) {
  const found = await published(db, actor)
    .select([
      'r.class_id as CourseClassID',
      'r.trainee_id as TraineeID',
      'c.class_code as ClassCode',
      'c.course_name as CourseName',
      'c.ends_on as EndsOn',
      'f.percent as Percent',
      'b.name as BandName',
      'f.passed as Passed',
      'f.published_at as PublishedAt',
    ])
    .where('r.trainee_id', '=', actor.traineeId)
    .orderBy('c.ends_on', 'desc')
    .execute()
  return found.map((row) => ({ ...row, PublishedAt: row.PublishedAt! }))
}
