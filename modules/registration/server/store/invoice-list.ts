import { invoiceColumns } from '#modules/billing/server/public.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import { reachesRegistration } from './reach.ts'

/** The invoices of a trainee's registrations that the actor reaches, void ones too, the newest first. */
export const invoicesOfTrainee = (db: Database, actor: Actor, traineeId: number) =>
  db
    .selectFrom('registration.registration as r')
    .innerJoin('billing.invoice_facts as i', 'i.subject_id', 'r.id')
    .innerJoin('classes.class_facts as c', 'c.class_id', 'r.class_id')
    .where('i.subject_kind', '=', 'registration')
    .where('r.trainee_id', '=', traineeId)
    .where(reachesRegistration(actor))
    .orderBy('i.invoice_id', 'desc')
    .limit(500)
    .select([
      ...invoiceColumns,
      'r.id as RegistrationID',
      'r.code as RegistrationCode',
      'c.class_code as ClassCode',
      'c.course_name as CourseName',
    ])
    .execute()
