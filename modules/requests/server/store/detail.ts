import { sql } from 'kysely'
import { invoiceColumns } from '#modules/billing/server/public.ts'
import { moneyOf, type Database } from '#platform/server/database.ts'
import { bothNames, bothNamesIfAny } from '#platform/server/reading/both-names.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { reachesRequest } from './reach.ts'
import { rows } from './requests.ts'

/** What the academy calls the language whose code the column holds. */
const languageName = (column: 'q.language' | 'p.language') =>
  sql<Trilingual>`coalesce((select l.name from lookups.language l where l.code = ${sql.ref(column)}),
    jsonb_build_object('en', ${sql.ref(column)}))`

const budget = (of: 'trainee' | 'course') =>
  sql<{
    Minor: number
    Currency: string
  } | null>`case when q.${sql.raw(of)}_budget_minor is not null then jsonb_build_object(
    'Minor', q.${sql.raw(of)}_budget_minor, 'Currency', q.${sql.raw(of)}_budget_currency) end`

/** One request that the actor reaches, with what its page shows of it alone. */
export const wholeRequest = (db: Database, actor: Actor, id: number) =>
  rows(db)
    .leftJoin('lookups.request_location as l', 'l.id', 'q.request_location_id')
    .leftJoin('lookups.room_type as y', 'y.id', 'q.room_type_id')
    .where(reachesRequest(actor))
    .where('q.id', '=', id)
    .select([
      'q.request_location_id as RequestLocationID',
      'l.name as RequestLocationName',
      'q.own_site as OwnSite',
      'q.language as Language',
      languageName('q.language').as('LanguageName'),
      'q.nights as Nights',
      'q.room_type_id as RoomTypeID',
      'y.name as RoomTypeName',
      budget('trainee').as('TraineeBudget'),
      budget('course').as('CourseBudget'),
      'q.payer_name as PayerName',
      'q.contact_name as ContactName',
      'q.contact_email as ContactEmail',
      'q.contact_phone as ContactPhone',
      'q.notes as Notes',
      'q.created_at as CreatedAt',
      'q.kept_minor as keptMinor',
    ])
    .executeTakeFirst()

/** A version of a proposal as whoever asked may read it, of `requests.proposal` as `p`. */
const sentColumns = [
  'p.id as ID',
  'p.number as Number',
  'p.state as State',
  'p.course_id as CourseID',
  'f.course_code as CourseCode',
  'f.course_name as CourseName',
  'p.first_day as FirstDay',
  'p.last_day as LastDay',
  'p.weekdays as Weekdays',
  sql<string>`to_char(p.starts_at, 'HH24:MI')`.as('StartTime'),
  sql<string>`to_char(p.ends_at, 'HH24:MI')`.as('EndTime'),
  'p.hours as Hours',
  'p.place as Place',
  'p.language as Language',
  languageName('p.language').as('LanguageName'),
  'p.trainees as Trainees',
  sql<{ Text: Trilingual; Quantity: number; Minor: number; AmountMinor: number }[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('Text', l.text, 'Quantity', l.quantity, 'Minor', l.unit_minor,
      'AmountMinor', l.amount_minor) order by l.position), '[]')
    from requests.proposal_line l where l.proposal_id = p.id)`.as('Lines'),
  'p.discount_percent as DiscountPercent',
  'p.tax_percent as TaxPercent',
  moneyOf('p.net_minor', 'p.currency').as('Net'),
  moneyOf('p.tax_minor', 'p.currency').as('Tax'),
  moneyOf('p.total_minor', 'p.currency').as('Total'),
  'p.rate as Rate',
  'p.base_currency as BaseCurrency',
  'p.valid_until as ValidUntil',
  sql<Trilingual>`p.text`.as('Text'),
  sql<Trilingual>`p.wording`.as('Wording'),
  'p.sent_at as SentAt',
  'p.answered_at as AnsweredAt',
  'p.answered_by as AnsweredBy',
  'p.reason as Reason',
] as const

const versions = (db: Database) =>
  db.selectFrom('requests.proposal as p').innerJoin('catalogue.course_facts as f', 'f.course_id', 'p.course_id')

/** One version that was sent, for whoever holds its link. */
export const sentVersion = (db: Database, id: number) =>
  versions(db)
    .innerJoin('requests.course_request as q', 'q.id', 'p.request_id')
    .leftJoin('people.organization_name_facts as o', 'o.organization_id', 'q.organization_id')
    .where('p.id', '=', id)
    .where('p.sent_at', 'is not', null)
    .select(sentColumns)
    .select([
      'p.request_id as requestId',
      'q.number as requestNumber',
      'q.state as requestState',
      'q.contact_name as contactName',
      sql<Trilingual | null>`o.organization_name`.as('organizationName'),
    ])
    .executeTakeFirst()

/** The versions of a request, the newest first; those alone that were sent, where not all are asked for. */
export const versionsOf = (db: Database, requestId: number, all: boolean) =>
  versions(db)
    .leftJoin('accounts.account_facts as a', 'a.account_id', 'p.written_by')
    .where('p.request_id', '=', requestId)
    .$if(!all, (q) => q.where('p.sent_at', 'is not', null))
    .orderBy('p.number', 'desc')
    .select(sentColumns)
    .select([
      'p.cost_minor as costMinor',
      'p.currency',
      'p.net_minor as netMinor',
      'p.template_id as TemplateID',
      'p.approval_reason as ApprovalReason',
      'p.sent_to as SentTo',
      bothNames('a.account_name').as('writer'),
      'p.written_at as WrittenAt',
    ])
    .execute()

/** The versions of a request that were sent, the newest first, as whoever asked reads them. */
export const sentVersionsOf = (db: Database, requestId: number) =>
  versions(db)
    .where('p.request_id', '=', requestId)
    .where('p.sent_at', 'is not', null)
    .orderBy('p.number', 'desc')
    .select(sentColumns)
    .execute()

/** Those named, with the records that they were linked to as far as the reader may see them. */
export const shownNominees = (db: Database, requestId: number) =>
  db
    .selectFrom('requests.nomination as n')
    .leftJoin('people.trainee_facts as t', 't.trainee_id', 'n.trainee_id')
    .leftJoin('requests.named_place_facts as e', 'e.registration_id', 'n.registration_id')
    .where('n.request_id', '=', requestId)
    .orderBy('n.id')
    .select([
      'n.id as ID',
      'n.name as Name',
      'n.email as Email',
      'n.trainee_id as TraineeID',
      't.trainee_code as TraineeCode',
      bothNamesIfAny('t.trainee_name', 't.trainee_id').as('TraineeName'),
      'n.registration_id as RegistrationID',
      'n.missing as Missing',
      sql<boolean>`coalesce(e.has_left, false)`.as('HasLeft'),
      sql<boolean>`coalesce(e.place_asked and not e.has_left, false)`.as('PlaceAsked'),
    ])
    .execute()

export const invoiceOf = (db: Database, requestId: number) =>
  db
    .selectFrom('billing.invoice_facts as i')
    .where('i.subject_kind', '=', 'courseRequest')
    .where('i.subject_id', '=', requestId)
    .orderBy('i.invoice_id', 'desc')
    .limit(1)
    .select(invoiceColumns)
    .executeTakeFirst()

export const proofsOf = (db: Database, requestId: number) =>
  db
    .selectFrom('billing.proof_facts as p')
    .leftJoin('platform.file as f', 'f.id', 'p.file_id')
    .where('p.subject_kind', '=', 'courseRequest')
    .where('p.subject_id', '=', requestId)
    .orderBy('p.proof_id', 'desc')
    .select([
      'p.proof_id as ID',
      'p.swift_code as SwiftCode',
      sql<{ ID: number; Name: string; Size: number } | null>`case when f.id is not null then
        jsonb_build_object('ID', f.id, 'Name', f.name, 'Size', f.bytes) end`.as('File'),
      'p.proof_note as Note',
      'p.proof_state as State',
      'p.proof_reason as Reason',
      sql<{ Minor: number; Currency: string } | null>`case when p.received_minor is not null then
        jsonb_build_object('Minor', p.received_minor, 'Currency', p.currency) end`.as('Received'),
      'p.uploaded_at as UploadedAt',
    ])
    .execute()
