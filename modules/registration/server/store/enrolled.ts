import type { Database } from '#platform/server/database.ts'

const columns = [
  'f.registration_id as registrationId',
  'f.registration_code as code',
  'f.class_id as classId',
  'f.trainee_id as traineeId',
  'f.trainee_code as traineeCode',
  'f.trainee_name_ar as nameAr',
  'f.trainee_name_en as nameEn',
  'f.account_id as accountId',
  'f.organization_id as organizationId',
  'f.main',
  'f.is_enrolled as isEnrolled',
] as const

/** Those on the class's list, taking part or having done so, by their Arabic name. The caller has found the class through the actor. */
export const enrolledOf = (db: Database, classId: number) =>
  db
    .selectFrom('registration.registration_facts as f')
    .where('f.class_id', '=', classId)
    .where('f.is_enrolled', '=', true)
    .orderBy('f.trainee_name_ar')
    .orderBy('f.registration_id')
    .select(columns)
    .execute()
export type Enrolled = Awaited<ReturnType<typeof enrolledOf>>[number]
