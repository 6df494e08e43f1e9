import { sql } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Database } from '#platform/server/database.ts'
import { invoiceColumns } from '../papers.ts'
import { reachesRegistration } from '../reach.ts'

/**
 * What an invoice prints, for a registration that the actor reaches. Its live invoice, else the newest void one.
 * Undefined where there is none, as for an unknown registration.
 */
export async function invoiceFacts(db: Database, actor: Actor, registrationId: number) {
  return db
    .selectFrom('registration.invoice as i')
    .innerJoin('registration.registration as r', 'r.id', 'i.registration_id')
    .innerJoin('classes.class_facts as c', 'c.class_id', 'r.class_id')
    .innerJoin('people.trainee_facts as t', 't.trainee_id', 'r.trainee_id')
    .leftJoin('people.organization_name_facts as o', 'o.organization_id', 'r.organization_id')
    .where('r.id', '=', registrationId)
    .where(reachesRegistration(actor))
    .orderBy(sql`i.state = 'void'`)
    .orderBy('i.id', 'desc')
    .limit(1)
    .select([
      ...invoiceColumns,
      'i.per_usd as PerUsd',
      'r.code as RegistrationCode',
      'c.class_code as ClassCode',
      'c.course_code as CourseCode',
      'c.course_name as CourseName',
      'c.plan_row_id as AnnualPlanID',
      'c.starts_on as StartDate',
      'c.ends_on as EndDate',
      't.trainee_code as TraineeCode',
      sql<Trilingual>`jsonb_build_object('ar', t.trainee_name_ar, 'en', t.trainee_name_en)`.as('TraineeName'),
      sql<Trilingual | null>`o.organization_name`.as('OrganizationName'),
    ])
    .executeTakeFirst()
}
