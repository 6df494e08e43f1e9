import { sql } from 'kysely'
import { json, matches, type Database } from '#platform/server/database.ts'
import { byText } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { libraryCalls } from '../../contract/calls.ts'
import type { AudienceRole } from '../../rules/audience.ts'

type Fields = Omit<Argument<typeof libraryCalls.editDocument>['body'], 'Version'>

const selectRows = (db: Database) =>
  db
    .selectFrom('library.document as d')
    .innerJoin('library.document_version as v', (join) =>
      join.onRef('v.document_id', '=', 'd.id').onRef('v.number', '=', 'd.newest'),
    )
    .innerJoin('platform.file as f', 'f.id', 'v.file_id')
    .leftJoin('lookups.document_category as c', 'c.id', 'd.category_id')
    .select(['d.id as ID', 'd.title as Title', sql<Trilingual>`d.about`.as('About'), 'd.kind as Kind'])
    .select(['d.category_id as CategoryID', 'c.name as CategoryName', 'd.is_guide as IsGuide'])
    .select(['f.id as FileID', 'f.name as FileName', 'f.bytes as Bytes', 'f.created_at as ChangedAt'])

export const libraryDocuments = listOf<typeof libraryCalls.getLibraryDocuments, { readonly actor: Actor }>()({
  reach: () => everybody('the library is the academy’s own, and who keeps it keeps all of it'),
  rows: (db) =>
    selectRows(db)
      .select(sql<AudienceRole[]>`d.audience`.as('Audience'))
      .select(['d.is_published as IsPublished', 'd.newest as Number', 'd.version as Version']),
  id: 'd.id',
  search: (text) => matches('d.search', text),
  filters: { Audience: (role) => sql`${role} = any(d.audience)` },
  orders: { Title: byText('d.title'), ChangedAt: 'f.created_at' },
})

export const ownDocuments = listOf<typeof libraryCalls.getOwnDocuments, { readonly actor: Actor }>()({
  reach: () => everybody('a document is for whole roles: its rows are those of the reader’s role'),
  rows: (db, { actor }) => selectRows(db).where(isFor(actor)),
  id: 'd.id',
  search: (text) => matches('d.search', text),
  filters: {},
  orders: { Title: byText('d.title'), ChangedAt: 'f.created_at' },
})

/** Whether a document, `d`, is published for the actor's role. */
const isFor = ({ role }: Actor) => sql<boolean>`(d.is_published and ${role} = any(d.audience))`

/** Whether a file is the newest version of a document that is published for the actor's role. */
export async function isReadBy(db: Database, fileId: number, actor: Actor): Promise<boolean> {
  const found = await db
    .selectFrom('library.document as d')
    .innerJoin('library.document_version as v', (join) =>
      join.onRef('v.document_id', '=', 'd.id').onRef('v.number', '=', 'd.newest'),
    )
    .where('v.file_id', '=', fileId)
    .where(isFor(actor))
    .select('d.id')
    .executeTakeFirst()
  return found !== undefined
}

/** The file of a video, `id`, in its newest version, where it is published for the role of `audience`; null: of any. */
export const videoFor = (db: Database, audience: Actor | null, id: number) =>
  db
    .selectFrom('library.document as d')
    .innerJoin('library.document_version as v', (join) =>
      join.onRef('v.document_id', '=', 'd.id').onRef('v.number', '=', 'd.newest'),
    )
    .innerJoin('platform.file as f', 'f.id', 'v.file_id')
    .where('d.id', '=', id)
    .where('d.kind', '=', 'video')
    .$if(audience !== null, (q) => q.where(isFor(audience!)))
    .select(['f.storage_key', 'f.bytes', 'f.media_type', 'f.name'])
    .executeTakeFirst()

/** The versions of a document, the newest first. */
export const versionsOf = (db: Database, documentId: number) =>
  db
    .selectFrom('library.document_version as v')
    .innerJoin('platform.file as f', 'f.id', 'v.file_id')
    .leftJoin('accounts.account_facts as a', 'a.account_id', 'f.uploaded_by')
    .where('v.document_id', '=', documentId)
    .select(['v.number as Number', 'v.note as Note', 'f.id as FileID', 'f.name as FileName', 'f.bytes as Bytes'])
    .select(['f.created_at as ChangedAt', 'a.account_name_ar as ar', 'a.account_name_en as en'])
    .orderBy('v.number', 'desc')
    .execute()

/** The document, locked until the transaction ends. */
export const lockedDocument = (db: Database, id: number) =>
  db
    .selectFrom('library.document')
    .where('id', '=', id)
    .select(['id', 'kind', 'is_published as isPublished', 'newest', 'version'])
    .forUpdate()
    .executeTakeFirst()
export type LockedDocument = NonNullable<Awaited<ReturnType<typeof lockedDocument>>>

export const columnsOf = (fields: Fields) => ({
  title: json(fields.Title),
  about: json(fields.About),
  category_id: fields.CategoryID,
  audience: [...new Set(fields.Audience)],
  is_guide: fields.IsGuide,
})

export const insertDocument = (db: Database, fields: Fields, kind: LockedDocument['kind']) =>
  db
    .insertInto('library.document')
    .values({ ...columnsOf(fields), kind })
    .returning(['id', 'kind', 'is_published as isPublished', 'newest', 'version'])
    .executeTakeFirstOrThrow()

export const insertVersion = (
  db: Database,
  documentId: number,
  number: number,
  file: { FileID: number; Note: string },
) =>
  db
    .insertInto('library.document_version')
    .values({ document_id: documentId, number, file_id: file.FileID, note: file.Note })
    .execute()

/** What a file is, by what was found in it when it came. */
export async function isVideo(db: Database, fileId: number): Promise<boolean> {
  const file = await db.selectFrom('platform.file').where('id', '=', fileId).select('media_type').executeTakeFirst()
  return file?.media_type.startsWith('video/') ?? false
}

/** Takes a document away with its versions; gives the files that nothing bears any more. */
export async function removeDocument(db: Database, id: number): Promise<number[]> {
  const files = await db
    .deleteFrom('library.document_version')
    .where('document_id', '=', id)
    .returning('file_id')
    .execute()
  await db.deleteFrom('library.document').where('id', '=', id).execute()
  return files.map((row) => row.file_id)
}
