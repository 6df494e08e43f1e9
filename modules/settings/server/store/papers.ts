import { sql } from 'kysely'
import type { Post } from '#platform/shared/document/document.ts'
import type { PaperPlace } from '#platform/shared/document/look.ts'
import type { AuditSubject } from '#platform/shared/record/event-kinds.ts'
import type { Database } from '#platform/server/database.ts'

/** The pictures that stand on documents today. */
export const currentImages = (db: Database) =>
  db
    .selectFrom('platform.paper_image')
    .where('is_current', '=', true)
    .select(['id', 'place', 'image_key as key'])
    .execute()

/** The picture of a place, and nobody else changes what stands there until the transaction ends. */
export async function lockedPlace(db: Database, place: PaperPlace) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`platform.paper_image ${place}`}, 0))`.execute(db)
  return db
    .selectFrom('platform.paper_image')
    .where('place', '=', place)
    .where('is_current', '=', true)
    .select(['id', 'place'])
    .executeTakeFirst()
}

/** A picture that stands on documents today, locked. */
export const lockedImage = (db: Database, id: number) =>
  db
    .selectFrom('platform.paper_image')
    .where('id', '=', id)
    .where('is_current', '=', true)
    .select(['id', 'place'])
    .forUpdate()
    .executeTakeFirst()
export type LockedImage = NonNullable<Awaited<ReturnType<typeof lockedImage>>>

/** Puts another picture where this one stood. */
export const endImage = (db: Database, id: number) =>
  db
    .updateTable('platform.paper_image')
    .set((eb) => ({ is_current: false, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

export const addImage = (db: Database, place: PaperPlace, fileId: number, key: string) =>
  db
    .insertInto('platform.paper_image')
    .values({ place, file_id: fileId, image_key: key })
    .returning(['id', 'place'])
    .executeTakeFirstOrThrow()

export const allLooks = (db: Database) =>
  db
    .selectFrom('platform.document_look')
    .select(['id', 'key', 'is_off', 'title', 'footer', 'signatories', 'version'])
    .execute()

/** What is said of a document, locked; its row is made where nothing was said yet. */
export async function lockedLook(db: Database, key: string) {
  await db
    .insertInto('platform.document_look')
    .values({ key })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return db
    .selectFrom('platform.document_look')
    .where('key', '=', key)
    .select(['id', 'key', 'signatories as signedBy', 'version'])
    .$narrowType<{ signedBy: Post[] | null }>()
    .forUpdate()
    .executeTakeFirstOrThrow()
}
export type LockedLook = Awaited<ReturnType<typeof lockedLook>>

/** Who changed each record of this kind last, and when, by their ids. For kinds of a few dozen records. */
export async function lastChanges(db: Database, subject: AuditSubject) {
  const rows = await db
    .selectFrom('platform.audit as a')
    .leftJoin('accounts.account_facts as f', 'f.account_id', 'a.actor_id')
    .where('a.subject_type', '=', subject)
    .distinctOn('a.subject_id')
    .orderBy('a.subject_id')
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .select(['a.subject_id as id', 'a.at', 'f.account_name_ar as ar', 'f.account_name_en as en'])
    .execute()
  return new Map(
    rows.map(({ id, at, ar, en }) => [
      id,
      { at: new Date(at).toISOString(), by: ar === null && en === null ? null : { ar: ar ?? '', en: en ?? '' } },
    ]),
  )
}
