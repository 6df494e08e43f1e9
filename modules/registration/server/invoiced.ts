import { sql } from 'kysely'
import type { Invoiced } from '#modules/billing/server/public.ts'
import { bothNames } from '#platform/server/reading/both-names.ts'
import { reachesRegistration } from './store/reach.ts'

/** Who reaches a registration reaches its invoices. */
export const invoiced: readonly Invoiced[] = [
  {
    kind: 'registration',
    reaches: (actor, idColumn) => sql<boolean>`exists (
      select from registration.registration r where r.id = ${sql.ref(idColumn)} and ${reachesRegistration(actor)})`,
    printed: (db, actor, id) =>
      db
        .selectFrom('registration.registration as r')
        .innerJoin('classes.class_facts as c', 'c.class_id', 'r.class_id')
        .innerJoin('people.trainee_facts as t', 't.trainee_id', 'r.trainee_id')
        .where('r.id', '=', id)
        .where(reachesRegistration(actor))
        .select([
          'r.code as RegistrationCode',
          'c.class_code as ClassCode',
          'c.course_code as CourseCode',
          'c.course_name as CourseName',
          'c.plan_row_id as AnnualPlanID',
          'c.starts_on as StartDate',
          'c.ends_on as EndDate',
          't.trainee_code as TraineeCode',
          bothNames('t.trainee_name').as('TraineeName'),
        ])
        .executeTakeFirst(),
    // On account the fee counts as settled whatever comes in (decision 230).
    creditMaySettle: async (db, id) =>
      (await db
        .selectFrom('registration.registration')
        .where('id', '=', id)
        .where('money', '=', 'creditApproved')
        .select('id')
        .executeTakeFirst()) !== undefined,
  },
]
