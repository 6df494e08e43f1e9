import { sql } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Database } from '#platform/server/database.ts'
import { reachesRegistration } from '../reach.ts'

export interface NewTransfer {
  readonly fromId: number
  readonly toId: number
  readonly currency: string
  readonly carriedMinor: number
  readonly toReturnMinor: number
  readonly by: number | null
  readonly now: Date
}

export async function addTransfer(db: Database, transfer: NewTransfer): Promise<void> {
  await db
    .insertInto('registration.transfer')
    .values({
      from_id: transfer.fromId,
      to_id: transfer.toId,
      currency: transfer.currency,
      carried_minor: transfer.carriedMinor,
      to_return_minor: transfer.toReturnMinor,
      at: transfer.now,
      by: transfer.by,
    })
    .execute()
}

/** Papers and paid extras go along; what proved a payment stays with the invoice that it was for. */
export async function takePapersAlong(db: Database, fromId: number, toId: number): Promise<void> {
  const moved = await db
    .updateTable('registration.document')
    .set({ registration_id: toId })
    .where('registration_id', '=', fromId)
    .returning('file_id')
    .execute()
  const fileIds = moved.map((row) => row.file_id)
  if (fileIds.length > 0)
    await db
      .updateTable('platform.file')
      .set({ subject_id: toId })
      .where('id', 'in', fileIds)
      .where('subject_type', '=', 'registration')
      .execute()
}

/** What a registration wishes beside its seat, as the columns of another one. */
export const wishesOf = (db: Database, id: number) =>
  db
    .selectFrom('registration.registration as r')
    .where('r.id', '=', id)
    .select([
      'r.needs_accommodation as NeedsAccommodation',
      'r.room_type_id as RoomTypeID',
      'r.nights as Nights',
      'r.notes as Notes',
      'r.flight',
      'r.arrives_on',
      'r.arrives_at',
      'r.departs_on',
      'r.departs_at',
      'r.departure_flight',
      'r.hotel',
      'r.hotel_id',
      'r.reason',
      'r.submitted_at',
      'r.trainee_budget_minor as TraineeBudget',
      'r.course_budget_minor as CourseBudget',
      'r.organization_agreed_at as agreedAt',
      sql<boolean>`r.travel <> 'notNeeded'`.as('NeedsTravel'),
      sql<
        number[]
      >`array(select x.additional_facility_id from registration.registration_extra x where x.registration_id = r.id)`.as(
        'ExtraIDs',
      ),
    ])
    .executeTakeFirstOrThrow()

interface Side {
  readonly ID: number
  readonly Code: string
  readonly ClassCode: string
  readonly CourseName: Trilingual
  readonly StartDate: string
}

/** The other registration of a transfer that the actor reaches. */
async function side(db: Database, actor: Actor, id: number, which: 'from_id' | 'to_id') {
  const other = which === 'from_id' ? 'to_id' : 'from_id'
  return db
    .selectFrom('registration.transfer as t')
    .innerJoin('registration.registration as r', 'r.id', `t.${other}`)
    .innerJoin('classes.class_facts as c', 'c.class_id', 'r.class_id')
    .where(`t.${which}`, '=', id)
    .where(reachesRegistration(actor))
    .select([
      'r.id as ID',
      'r.code as Code',
      'c.class_code as ClassCode',
      'c.course_name as CourseName',
      'c.starts_on as StartDate',
      't.currency',
      't.carried_minor',
      't.to_return_minor',
    ])
    .executeTakeFirst()
}

const wishOf = (db: Database, id: number) =>
  db
    .selectFrom('registration.registration as r')
    .innerJoin('classes.class_facts as c', 'c.class_id', 'r.wished_class_id')
    .where('r.id', '=', id)
    .select([
      'c.class_id as ClassID',
      'c.class_code as ClassCode',
      'c.course_name as CourseName',
      'c.starts_on as StartDate',
      'c.ends_on as EndDate',
      'r.wish_reason as Reason',
    ])
    .executeTakeFirst()

/** Where a registration went and where it came from, and the class to which somebody asks to be moved. */
export async function transferOf(db: Database, actor: Actor, id: number) {
  const to = await side(db, actor, id, 'from_id')
  const from = await side(db, actor, id, 'to_id')
  const seen = (found: Awaited<ReturnType<typeof side>>): Side | null => {
    if (!found) return null
    const { ID, Code, ClassCode, CourseName, StartDate } = found
    return { ID, Code, ClassCode, CourseName, StartDate }
  }
  const money = (minor: number) => ({ Minor: minor, Currency: to!.currency })
  return {
    TransferredTo: seen(to),
    TransferredFrom: seen(from),
    Carried: to ? money(to.carried_minor) : null,
    ToReturn: to ? money(to.to_return_minor) : null,
    TransferWish: (await wishOf(db, id)) ?? null,
  }
}
