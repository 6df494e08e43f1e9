import { sql } from 'kysely'
import { heldInSql, invoiceColumns, owedInSql } from '#modules/billing/server/public.ts'
import { invoiceReach } from '#modules/billing/rules/reach.ts'
import { reachesRequest } from '#modules/requests/server/public.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import { bothNamesIfAny } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { reachInSql } from '#platform/server/reading/reach.ts'
import { ages, dueDaysOf, type Age } from '#modules/billing/rules/ageing.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import type { registrationCalls } from '../../contract/calls.ts'
import { reachesRegistration } from './reach.ts'

/** Invoices of registrations and of course requests, of which the one or the other stands beside: an organization pays nothing else. */
const invoices = (db: Database) =>
  db
    .selectFrom('billing.invoice_facts as i')
    .leftJoin('registration.registration as r', (join) =>
      join.onRef('r.id', '=', 'i.subject_id').on('i.subject_kind', '=', 'registration'),
    )
    .leftJoin('requests.request_facts as q', (join) =>
      join.onRef('q.request_id', '=', 'i.subject_id').on('i.subject_kind', '=', 'courseRequest'),
    )
    .where('i.subject_kind', 'in', ['registration', 'courseRequest'])

/** Of these those whose registration or request the actor reaches. */
const reaches = reachInSql(
  invoiceReach,
  {
    throughSubject: (actor) => sql<boolean>`((i.subject_kind = 'registration' and ${reachesRegistration(actor)})
      or (i.subject_kind = 'courseRequest' and ${reachesRequest(actor)}))`,
  },
  'i',
)

const withClass = (rows: ReturnType<typeof invoices>) =>
  rows.leftJoin('classes.class_facts as c', (join) =>
    join.on('c.class_id', '=', sql<number>`coalesce(r.class_id, q.class_id)`),
  )

const subjectColumns = [
  'i.subject_kind as SubjectKind',
  'i.subject_id as SubjectID',
  'i.subject_code as SubjectCode',
  'r.id as RegistrationID',
  'r.code as RegistrationCode',
  'c.class_code as ClassCode',
  'c.course_name as CourseName',
] as const

/** The invoices of a trainee's registrations and course requests that the actor reaches, void ones too, the newest first. */
export const invoicesOfTrainee = (db: Database, actor: Actor, traineeId: number) =>
  withClass(invoices(db))
    .where(
      sql<boolean>`i.invoice_id = any(array(
        select x.invoice_id from billing.invoice_facts x
        join registration.registration y on x.subject_kind = 'registration' and y.id = x.subject_id
        where y.trainee_id = ${traineeId}
        union all
        select x.invoice_id from billing.invoice_facts x
        join requests.request_facts y on x.subject_kind = 'courseRequest' and y.request_id = x.subject_id
        where y.trainee_id = ${traineeId}))`,
    )
    .where(reaches(actor))
    .orderBy('i.invoice_id', 'desc')
    .limit(500)
    .select(invoiceColumns)
    .select(subjectColumns)
    .execute()

/** Who asks for the invoices of organizations, and which day it is at the academy. */
export interface InvoiceReader {
  readonly actor: Actor
  readonly today: Day
}

/** Invoices that an organization pays. What was sent to another payer before is not the present one's. */
const ofOrganizations = (db: Database, { actor }: InvoiceReader) =>
  invoices(db)
    .where('i.payer_organization_id', 'is not', null)
    .$if(actor.organizationId !== null, (rows) => rows.where('i.payer_organization_id', '=', actor.organizationId))

const isOverdue = (today: Day) => sql<boolean>`(i.is_asked and i.due_on < ${today})`
/** Still to be paid, and so long past its due day. */
const isOfAge = (age: Age, today: Day) => {
  const { from, to } = dueDaysOf(age, today)
  return sql<boolean>`(i.is_asked${from === null ? sql`` : sql` and i.due_on >= ${from}`}${
    to === null ? sql`` : sql` and i.due_on <= ${to}`
  })`
}
const ageOf = (today: Day) =>
  sql<Age | null>`case ${sql.join(
    ages.map((age) => sql`when ${isOfAge(age, today)} then ${sql.lit(age)}`),
    sql` `,
  )} end`
const balance = { amount: sql`i.amount_minor`, received: sql`i.received_minor`, credited: sql`i.credited_minor` }
const owed = owedInSql(balance)
/** Of what came in what no credit note gave back. */
const held = heldInSql(balance)
const moneyOf = (minor: typeof owed) =>
  sql<{ Minor: number; Currency: string }>`jsonb_build_object('Minor', ${minor}, 'Currency', i.currency)`

export const organizationInvoices = listOf<typeof registrationCalls.getOrganizationInvoices, InvoiceReader>()({
  reach: ({ actor }) => reaches(actor),
  rows: (db, reader) =>
    withClass(ofOrganizations(db, reader))
      .leftJoin('people.trainee_facts as t', 't.trainee_id', 'r.trainee_id')
      .select(['i.invoice_id as ID', 'i.invoice_number as Number', 'i.issued_at as IssuedAt', 'i.due_on as DueDate'])
      .select('i.invoice_state as State')
      .select(subjectColumns)
      .select(bothNamesIfAny('t.trainee_name', 't.trainee_id').as('TraineeName'))
      .select(moneyOf(sql`i.amount_minor`).as('Amount'))
      .select(moneyOf(sql`case when i.is_asked then ${owed} else 0 end`).as('Owed'))
      .select([moneyOf(sql`i.received_minor`).as('Received'), moneyOf(sql`i.credited_minor`).as('Credited')])
      .select([isOverdue(reader.today).as('IsOverdue'), ageOf(reader.today).as('Age')]),
  lean: ofOrganizations,
  id: 'i.invoice_id',
  filters: {
    OrganizationID: 'i.payer_organization_id',
    Currency: 'i.currency',
    Age: (age, { today }) => isOfAge(age, today),
    Standing: (standing, { today }) =>
      standing === 'overdue'
        ? isOverdue(today)
        : standing === 'open'
          ? sql<boolean>`i.is_asked`
          : sql<boolean>`i.invoice_state = ${standing}`,
  },
  orders: { IssuedAt: { by: 'i.invoice_id', unique: true }, DueDate: 'i.due_on' },
})

/** What one organization owes and has paid of what the reader reaches, by currency. */
export async function statementOf(db: Database, reader: InvoiceReader, organizationId: number) {
  const counted = (condition: ReturnType<typeof isOverdue>) =>
    sql<number>`count(*) filter (where ${condition})::integer`
  // Sums may go beyond four bytes, and stay far below what a number holds exactly.
  const summed = (minor: typeof owed, condition: ReturnType<typeof isOverdue>) =>
    sql<{ Minor: number; Currency: string }>`jsonb_build_object('Currency', i.currency, 'Minor',
      coalesce(sum(${minor}) filter (where ${condition}), 0))`
  const asked = sql<boolean>`i.is_asked`
  const paid = sql<boolean>`i.invoice_state = 'paid'`
  const rows = await ofOrganizations(db, reader)
    .where('i.payer_organization_id', '=', organizationId)
    .where(reaches(reader.actor))
    .where('i.invoice_state', '<>', 'void')
    .groupBy('i.currency')
    .orderBy('i.currency')
    .select('i.currency as Currency')
    .select([summed(owed, asked).as('Open'), counted(asked).as('OpenCount')])
    .select([summed(owed, isOverdue(reader.today)).as('Overdue'), counted(isOverdue(reader.today)).as('OverdueCount')])
    .select([summed(held, paid).as('Paid'), counted(paid).as('PaidCount')])
    .select(
      sql<{ Age: Age; Amount: { Minor: number; Currency: string }; Count: number }[]>`jsonb_build_array(${sql.join(
        ages.map((age) => {
          const among = isOfAge(age, reader.today)
          return sql`jsonb_build_object('Age', ${sql.lit(age)}, 'Amount', ${summed(owed, among)}, 'Count', ${counted(among)})`
        }),
      )})`.as('Ages'),
    )
    .execute()
  return rows
}
