import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import { dropFile } from '#platform/server/files/drop.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { MaterialKind } from '../../../rules/materials.ts'
import type { CourseFields } from '../courses.ts'
import { reachesCourse } from '../reach.ts'

export type MaterialFields = NonNullable<CourseFields['Materials']>[number]

/** Where a material stands: in a course as a whole (`moduleId` null) or in one of its modules, and at which place there. */
export interface Place {
  readonly courseId: number
  readonly moduleId: number | null
  readonly position: number
}

const keptColumns = ['id', 'course_id', 'module_id', 'file_id'] as const

/** The materials of a course as they are stored, locked with their course by whoever changes it. */
export const storedMaterials = (db: Database, courseId: number) =>
  db.selectFrom('catalogue.material').select(keptColumns).where('course_id', '=', courseId).execute()

/** A material of a course that the actor reaches, its course locked. */
export const lockedMaterial = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('catalogue.material as m')
    .innerJoin('catalogue.course as c', 'c.id', 'm.course_id')
    .where('m.id', '=', id)
    .where(reachesCourse(actor))
    .select(['m.id', 'm.course_id', 'm.module_id', 'm.file_id'])
    .forUpdate()
    .executeTakeFirst()

const columnsOf = (material: MaterialFields, kind: MaterialKind, { moduleId, position }: Place) => ({
  module_id: moduleId,
  position,
  title: json(material.Title),
  type_id: material.TypeID,
  kind,
  file_id: material.FileID,
  address: material.Address,
  opens: material.Opens,
  after_session: material.AfterSession,
  is_downloadable: material.IsDownloadable,
})

export async function addMaterial(
  db: Database,
  material: MaterialFields,
  kind: MaterialKind,
  place: Place,
): Promise<void> {
  await db
    .insertInto('catalogue.material')
    .values({ ...columnsOf(material, kind, place), course_id: place.courseId })
    .execute()
}

export async function changeMaterial(
  db: Database,
  id: number,
  material: MaterialFields,
  kind: MaterialKind,
  place: Place,
): Promise<void> {
  await db
    .updateTable('catalogue.material')
    .set(columnsOf(material, kind, place))
    .where('id', '=', id)
    .where('course_id', '=', place.courseId)
    .execute()
}

/** Deletes materials; the files that no other material shows go with them. */
export async function removeMaterials(
  db: Database,
  gone: readonly { readonly id: number; readonly file_id: number | null }[],
): Promise<void> {
  if (gone.length === 0) return
  const ids = gone.map((material) => material.id)
  await db.deleteFrom('catalogue.material').where('id', 'in', ids).execute()
  await dropUnshown(
    db,
    gone.flatMap(({ file_id }) => (file_id === null ? [] : [file_id])),
  )
}

/** Deletes those of the files that no material shows any more. */
export async function dropUnshown(db: Database, fileIds: readonly number[]): Promise<void> {
  for (const fileId of new Set(fileIds)) {
    // Of two courses that let go of one file at the same moment the second sees that the first has.
    await sql`select from platform.file where id = ${fileId} for update`.execute(db)
    const shown = await db
      .selectFrom('catalogue.material')
      .select('id')
      .where('file_id', '=', fileId)
      .limit(1)
      .executeTakeFirst()
    if (!shown) await dropFile(db, fileId)
  }
}

/** What of these types there is. */
export async function hasTypes(db: Database, typeIds: readonly number[]): Promise<boolean> {
  const ids = [...new Set(typeIds)]
  if (ids.length === 0) return true
  return (
    (await db.selectFrom('lookups.material_type').select('id').where('id', 'in', ids).execute()).length === ids.length
  )
}

/** Gives a copy of a course the materials of its model, with the same files; `modules` stand at the same places in both. */
export async function copyMaterials(db: Database, from: number, to: number): Promise<void> {
  await sql`
    insert into catalogue.material (course_id, module_id, position, title, type_id, kind, file_id, address, opens,
      after_session, is_downloadable)
    select ${to}, n.id, m.position, m.title, m.type_id, m.kind, m.file_id, m.address, m.opens, m.after_session,
      m.is_downloadable
    from catalogue.material m
    left join catalogue.course_module o on o.id = m.module_id
    left join catalogue.course_module n on n.course_id = ${to} and n.position = o.position
    where m.course_id = ${from} order by m.id`.execute(db)
}
