import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { nameRead } from '#platform/server/reading/both-names.ts'
import type { Language } from '#platform/shared/actor.ts'
import type { MailAbout, MailType } from '../../rules/status-mails.ts'

/** Somebody to whom a mail of a type can go, with what the mail is about. */
export interface MailPerson {
  /** Of the registration, or of the instructor. */
  readonly id: number
  /** Null: the mail is about the person alone. */
  readonly classId: number | null
  readonly accountId: number | null
  readonly nameAr: string
  readonly nameEn: string
  /** Of the registration, or of the instructor. */
  readonly code: string
  readonly status: string
  readonly number: string | null
  readonly dueOn: string | null
  readonly serial: string | null
  readonly examId: number | null
}

const trainee = sql`r.registration_id as id, r.class_id, r.account_id, r.trainee_name_ar as name_ar,
  r.trainee_name_en as name_en, r.registration_code as code`
const instructor = sql`i.account_id, i.instructor_name_ar as name_ar, i.instructor_name_en as name_en`
const nothing = sql`null::text as number, null::date as due_on, null::text as serial, null::integer as exam_id`
const registrations = sql`from registration.registration_facts r`
/** Of a registration that its trainee pays: an organization's invoices are its own. */
const newestInvoice = sql`(select i.invoice_number, i.due_on, i.invoice_state from billing.invoice_facts i
  where i.subject_kind = 'registration' and i.subject_id = r.registration_id and i.payer_kind = 'trainee'
  order by i.invoice_id desc limit 1) i`

const columns = sql`p.id, p.class_id as "classId", p.account_id as "accountId", p.name_ar as "nameAr", p.name_en as "nameEn",
  p.code, p.status, p.number, p.due_on as "dueOn", p.serial, p.exam_id as "examId"`

/** One row for each whom a mail about this can reach, whatever the status. */
const rows: Readonly<Record<MailAbout, (type: MailType) => RawBuilder<unknown>>> = {
  registration: () => sql`select ${trainee}, r.main as status, ${nothing} ${registrations} where r.main <> 'draft'`,
  class: () => sql`select ${trainee}, c.class_state as status, ${nothing} ${registrations}
    join classes.class_facts c on c.class_id = r.class_id where r.is_enrolled`,
  // The class's latest exam of which such a mail can tell.
  exam: ({ statuses }) => sql`select ${trainee}, e.exam_state as status, null::text as number, null::date as due_on,
      null::text as serial, e.exam_id
    ${registrations}
    join lateral (select exam_id, exam_state from exams.exam_facts x
      where x.class_id = r.class_id and x.exam_state in (${sql.join(statuses)})
      order by x.starts_at desc, x.exam_id desc limit 1) e on true
    where r.is_enrolled`,
  invoice: () => sql`select ${trainee}, i.invoice_state as status, i.invoice_number as number, i.due_on,
      null::text as serial, null::integer as exam_id
    ${registrations} join lateral ${newestInvoice} on true`,
  fee: () => sql`select ${trainee}, r.money as status, i.invoice_number as number, i.due_on, null::text as serial,
      null::integer as exam_id
    ${registrations} left join lateral ${newestInvoice} on true where r.organization_id is null`,
  certificate: () => sql`select ${trainee}, c.certificate_mode as status, null::text as number, null::date as due_on,
      c.certificate_serial as serial, null::integer as exam_id
    ${registrations}
    join lateral (select certificate_mode, certificate_serial from certificates.certificate_facts x
      where x.registration_id = r.registration_id order by x.certificate_id desc limit 1) c on true`,
  staff: () => sql`select distinct on (i.class_id, i.instructor_id) i.instructor_id as id, i.class_id, ${instructor},
      n.instructor_code as code, i.instructor_state as status, ${nothing}
    from classes.class_instructor_facts i
    join people.instructor_name_facts n on n.instructor_id = i.instructor_id
    order by i.class_id, i.instructor_id, i.instructor_state desc`,
  application:
    () => sql`select i.instructor_id as id, null::integer as class_id, ${instructor}, i.instructor_code as code,
    i.application as status, ${nothing} from people.instructor_application_facts i`,
  instructor:
    () => sql`select i.instructor_id as id, null::integer as class_id, ${instructor}, i.instructor_code as code,
    case when i.is_active then 'active' else 'inactive' end as status, ${nothing}
    from people.instructor_application_facts i where i.application = 'approved'`,
}

interface Wanted {
  /** In which their names are read; Arabic where they are not shown. */
  readonly language?: Language
  readonly classId?: number | null
  readonly status?: string
  readonly ids?: readonly number[]
}

/** Those to whom a mail of this type can go, by their names; only those of a class, of a status, of these ids where asked. */
export async function mailPeople(
  db: Database,
  type: MailType,
  { language = 'ar', classId = null, status, ids }: Wanted,
  limit = 1000,
): Promise<MailPerson[]> {
  const conditions = [
    ...(classId === null ? [] : [sql`p.class_id = ${classId}`]),
    status === undefined ? sql`p.status in (${sql.join(type.statuses)})` : sql`p.status = ${status}`,
    ...(ids === undefined ? [] : [sql`p.id = any(${ids}::integer[])`]),
  ]
  const { rows: found } = await sql<MailPerson>`
    select ${columns}
    from (${rows[type.about](type)}) p
    where ${sql.join(conditions, sql` and `)}
    order by ${nameRead(language, 'p.name')}, p.id limit ${sql.lit(limit)}`.execute(db)
  return found
}

/** The newest record in this status, as one of its mails would be about; undefined where there is none. */
export async function newestOf(db: Database, type: MailType, status: string): Promise<MailPerson | undefined> {
  const { rows: found } = await sql<MailPerson>`
    select ${columns}
    from (${rows[type.about](type)}) p where p.status = ${status} order by p.id desc limit ${sql.lit(1)}`.execute(db)
  return found[0]
}
