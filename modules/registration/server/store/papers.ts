import { sql } from 'kysely'
import { invoiceColumns } from '#modules/billing/server/public.ts'
import { type Database, moneyOf } from '#platform/server/database.ts'
import { totalsOf } from '#modules/accommodation/rules/stay.ts'
import { priceOfStay } from '#modules/accommodation/server/public.ts'
import { addDays } from '#platform/shared/values/dates.ts'

/** A person's name in the reader's language, or in the other script where that is not filled. */
const nameOf = (alias: string, language: string) => {
  const ar = sql.ref(`${alias}.account_name_ar`)
  const en = sql.ref(`${alias}.account_name_en`)
  const [first, second] = language === 'ar' ? [ar, en] : [en, ar]
  return sql<string | null>`coalesce(nullif(${first}, ''), nullif(${second}, ''))`
}

/** Whether nobody's own act brought the registration to its main state. */
export async function endedByItself(db: Database, registrationId: number): Promise<boolean> {
  const last = await db
    .selectFrom('registration.move')
    .where('registration_id', '=', registrationId)
    .where('track', '=', 'main')
    .orderBy('id', 'desc')
    .limit(1)
    .select('actor_id')
    .executeTakeFirst()
  return last?.actor_id === null
}

/** The live invoice, or which was voided last where there is none. */
export async function invoicesOf(db: Database, registrationId: number) {
  const found = await db
    .selectFrom('billing.invoice_facts as i')
    .where('i.subject_kind', '=', 'registration')
    .where('i.subject_id', '=', registrationId)
    .orderBy(sql`i.invoice_state = 'void'`)
    .orderBy('i.invoice_id', 'desc')
    .limit(1)
    .select(invoiceColumns)
    .executeTakeFirst()
  if (found?.State === 'void') return { Invoice: null, VoidInvoice: { ID: found.ID, Number: found.Number } }
  return { Invoice: found ?? null, VoidInvoice: null }
}

const file = sql<{ ID: number; Name: string; Size: number } | null>`case when f.id is not null then
  jsonb_build_object('ID', f.id, 'Name', f.name, 'Size', f.bytes) end`

/** All proofs of payment, those of void invoices too, the newest first. */
export const proofsOf = (db: Database, registrationId: number, language: string) =>
  db
    .selectFrom('billing.proof_facts as p')
    .leftJoin('platform.file as f', 'f.id', 'p.file_id')
    .leftJoin('accounts.account_facts as u', 'u.account_id', 'p.uploaded_by')
    .leftJoin('accounts.account_facts as d', 'd.account_id', 'p.decided_by')
    .leftJoin('lookups.payment_type as pt', 'pt.id', 'p.payment_type_id')
    .where('p.subject_kind', '=', 'registration')
    .where('p.subject_id', '=', registrationId)
    .orderBy('p.proof_id', 'desc')
    .select([
      'p.proof_id as ID',
      'p.invoice_number as InvoiceNumber',
      file.as('File'),
      'p.swift_code as SwiftCode',
      'p.proof_note as Note',
      'p.proof_state as State',
      'p.proof_reason as Reason',
      sql<{ Minor: number; Currency: string } | null>`case when p.received_minor is not null then
        jsonb_build_object('Minor', p.received_minor, 'Currency', p.currency) end`.as('Received'),
      'pt.name as PaymentTypeName',
      'p.uploaded_at as UploadedAt',
      sql<string>`coalesce(${nameOf('u', language)}, '')`.as('UploadedBy'),
      'p.decided_at as DecidedAt',
      nameOf('d', language).as('DecidedBy'),
    ])
    .execute()

export const documentsOf = (db: Database, registrationId: number) =>
  db
    .selectFrom('registration.document as d')
    .innerJoin('platform.file as f', 'f.id', 'd.file_id')
    .where('d.registration_id', '=', registrationId)
    .orderBy('d.id', 'desc')
    .select([
      'd.id as ID',
      'd.kind as Kind',
      file.$castTo<{ ID: number; Name: string; Size: number }>().as('File'),
      'd.uploaded_at as UploadedAt',
    ])
    .execute()

/** Every move, the newest first. */
export const historyOf = (db: Database, registrationId: number, language: string) =>
  db
    .selectFrom('registration.move as m')
    .leftJoin('accounts.account_facts as u', 'u.account_id', 'm.actor_id')
    .where('m.registration_id', '=', registrationId)
    .orderBy('m.id', 'desc')
    .select(['m.id as ID', 'm.at as At', nameOf('u', language).as('By'), 'm.action as Kind', 'm.reason as Why'])
    .execute()

/** The paid extras that a registration wishes, in the order of their list. */
export const extrasOf = (db: Database, registrationId: number) =>
  db
    .selectFrom('registration.registration_extra as x')
    .innerJoin('lookups.additional_facility as f', 'f.id', 'x.additional_facility_id')
    .where('x.registration_id', '=', registrationId)
    .select(['f.id as ID', 'f.name as Name', moneyOf('f.price_minor', 'f.currency').as('Price')])
    .select((eb) => eb.ref('f.per').$castTo<'person' | 'day' | 'once'>().as('Per'))
    .orderBy('f.position')
    .orderBy('f.id')
    .execute()

interface Lodged {
  readonly HotelID: number | null
  readonly RoomTypeID: number | null
  readonly Nights: number | null
  /** Of the class. */
  readonly StartDate: string
}

/** What the room costs; people arrive the day before their class. Null while hotel, type or nights are not known. */
export async function stayPriceOf(db: Database, { HotelID, RoomTypeID, Nights, StartDate }: Lodged) {
  if (HotelID === null || RoomTypeID === null || Nights === null) return null
  const stay = { hotelId: HotelID, roomTypeId: RoomTypeID, firstNight: addDays(StartDate, -1), nights: Nights }
  const nights = await priceOfStay(db, stay)
  return { Totals: totalsOf(nights), Unpriced: nights.filter(({ Price }) => Price === null).length }
}

interface NewDocument {
  readonly kind: 'visaProof' | 'flightTicket'
  readonly fileId: number
  readonly by: number
  readonly at: Date
}

export async function addDocument(db: Database, registrationId: number, { kind, fileId, by, at }: NewDocument) {
  await db
    .insertInto('registration.document')
    .values({ registration_id: registrationId, kind, file_id: fileId, uploaded_by: by, uploaded_at: at })
    .execute()
}

/** A line of a registration's history. */
export interface Line {
  readonly action: string
  readonly track: 'main' | 'visa' | 'money' | 'travel'
  readonly from: string
  readonly to: string
  readonly reason?: string | undefined
}

export async function addMove(
  db: Database,
  registrationId: number,
  { action, track, from, to, reason }: Line,
  { by, at }: { readonly by: number | null; readonly at: Date },
): Promise<void> {
  await db
    .insertInto('registration.move')
    .values({
      registration_id: registrationId,
      track,
      action,
      from_state: from,
      to_state: to,
      reason: reason || null,
      actor_id: by,
      at,
    })
    .execute()
}
