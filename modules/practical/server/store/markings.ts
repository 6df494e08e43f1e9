import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import type { Seat } from '../../rules/marking.ts'

interface Name {
  readonly ar: string
  readonly en: string
}
const nameOf = (alias: string) =>
  sql<Name>`jsonb_build_object('ar', ${sql.ref(`${alias}.account_name_ar`)}, 'en', ${sql.ref(`${alias}.account_name_en`)})`

const markings = (db: Database) =>
  db
    .selectFrom('practical.marking as m')
    .select([
      'm.id',
      'm.examination_id',
      'm.edition_id',
      'm.registration_id',
      'm.seat',
      'm.assessor_id',
      'm.is_absent',
      'm.signed_at',
      'm.signed_by',
      'm.signed_name',
      'm.version',
      sql<number>`(select coalesce(sum(d.degree), 0)::float8 from practical.degree d where d.marking_id = m.id)`.as(
        'sum',
      ),
      sql<number>`(select count(*)::integer from practical.degree d where d.marking_id = m.id)`.as('given'),
    ])
type Row = Awaited<ReturnType<ReturnType<typeof markings>['execute']>>[number]
export type StoredMarking = Omit<Row, 'seat' | 'signed_name'> & {
  readonly seat: Seat
  readonly signed_name: Name | null
}

/** All sheets filled in about the trainees of a class, with who fills each. */
export const markingsOf = (db: Database, examinationId: number) =>
  markings(db)
    .leftJoin('accounts.account_facts as a', 'a.account_id', 'm.assessor_id')
    .select(nameOf('a').as('assessor'))
    .where('m.examination_id', '=', examinationId)
    .orderBy('m.seat')
    .execute() as Promise<(StoredMarking & { readonly assessor: Name })[]>

/** Until the transaction ends nobody else takes a seat or writes on one of these sheets about a trainee. */
export const lockSheetsAbout = async (db: Database, registrationId: number, editionId: number): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtextextended(${`practical.marking:${registrationId}:${editionId}`}, 0))`.execute(
    db,
  ))

/** Those of one trainee. */
export const markingsAbout = (db: Database, registrationId: number, editionId: number) =>
  markings(db)
    .where('m.registration_id', '=', registrationId)
    .where('m.edition_id', '=', editionId)
    .orderBy('m.seat')
    .execute() as Promise<StoredMarking[]>

/** One sheet by its id, with its class. */
export const markingOf = (db: Database, id: number, { lock = false } = {}) =>
  markings(db)
    .where('m.id', '=', id)
    .innerJoin('practical.examination as x', 'x.id', 'm.examination_id')
    .select('x.class_id')
    .$if(lock, (query) => query.forUpdate('m'))
    .executeTakeFirst() as Promise<(StoredMarking & { readonly class_id: number }) | undefined>

export async function addMarking(
  db: Database,
  marking: {
    readonly examinationId: number
    readonly editionId: number
    readonly registrationId: number
    readonly seat: Seat
    readonly assessorId: number | null
  },
): Promise<number> {
  const { id } = await db
    .insertInto('practical.marking')
    .values({
      examination_id: marking.examinationId,
      edition_id: marking.editionId,
      registration_id: marking.registrationId,
      seat: marking.seat,
      assessor_id: marking.assessorId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Degrees of these sheets, with who gave each. */
export const degreesOf = (db: Database, markingIds: readonly number[]) =>
  db
    .selectFrom('practical.degree as d')
    .innerJoin('accounts.account_facts as a', 'a.account_id', 'd.given_by')
    .where('d.marking_id', 'in', markingIds.length > 0 ? markingIds : [0])
    .select(['d.marking_id', 'd.edition_item_id', 'd.degree', 'd.version', 'd.given_by', 'd.given_at'])
    .select(nameOf('a').as('by'))
    .execute()
export type StoredDegree = Awaited<ReturnType<typeof degreesOf>>[number]

export interface NewDegree {
  readonly markingId: number
  readonly itemId: number
  readonly degree: number
  readonly givenBy: number
  readonly givenAt: string
}

/** Writes one degree over what stands; its version counts up. The trainee's sheets must be locked. */
export const putDegree = (db: Database, { markingId, itemId, degree, givenBy, givenAt }: NewDegree) =>
  db
    .insertInto('practical.degree')
    .values({ marking_id: markingId, edition_item_id: itemId, degree, given_by: givenBy, given_at: givenAt })
    .onConflict((conflict) =>
      conflict.columns(['marking_id', 'edition_item_id']).doUpdateSet((eb) => ({
        degree: eb.ref('excluded.degree'),
        given_by: eb.ref('excluded.given_by'),
        given_at: eb.ref('excluded.given_at'),
        version: eb('practical.degree.version', '+', 1),
      })),
    )
    .execute()

export const signature = (by: number, name: Name, at: Date) => ({
  signed_at: at,
  signed_by: by,
  signed_name: json(name),
})
export const noSignature = { signed_at: null, signed_by: null, signed_name: null, is_absent: false }

export const nameOfAccount = async (db: Database, id: number): Promise<Name> =>
  (
    await db
      .selectFrom('accounts.account_facts as a')
      .where('a.account_id', '=', id)
      .select(nameOf('a').as('name'))
      .executeTakeFirstOrThrow()
  ).name
