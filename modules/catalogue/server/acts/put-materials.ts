import { attachFile, findFile } from '#platform/server/files/store.ts'
import type { Asked } from '#platform/server/handler.ts'
import { invalidInput, refuse } from '#platform/shared/refusal.ts'
import { materialField } from '../../contract/material-shapes.ts'
import { isShown, kindOfFile, type MaterialKind } from '../../rules/materials.ts'
import type { CourseFields } from '../store/courses.ts'
import * as store from '../store/materials/write.ts'

type Doing = Pick<Asked<unknown>, 'db' | 'actor'>

/** A list of materials of the form, where it stands there, and the module that it belongs to. */
interface Given {
  readonly path: string
  readonly moduleId: number | null
  readonly materials: readonly store.MaterialFields[]
}

/**
 * Makes the materials of the course and of its modules what the form says, in its order; what a list of the form leaves out
 * is deleted, with its file. A list that the form does not bear stays as it is. `moduleIds` are the modules of the form, in
 * its order, as they are stored.
 */
export async function putMaterials(
  doing: Doing,
  courseId: number,
  course: Pick<CourseFields, 'Materials' | 'Modules'>,
  moduleIds: readonly number[],
): Promise<void> {
  const given = givenOf(course, moduleIds)
  if (given.length === 0) return
  const { db } = doing
  const all = given.flatMap((each) => each.materials)
  const before = new Map((await store.storedMaterials(db, courseId)).map((row) => [row.id, row]))
  for (const { path, materials } of given)
    for (const [at, { ID }] of materials.entries())
      if (ID !== null && !before.has(ID)) refuse(invalidInput, {}, [{ path: `${path}.${at}.ID`, code: 'notFound' }])
  const types = all.flatMap((material) => material.TypeID ?? [])
  if (!(await store.hasTypes(db, types))) refuse(invalidInput, {}, [{ path: 'Materials', code: 'notFound' }])

  const kept = new Set(all.map((material) => material.ID))
  const listed = new Set(given.map((each) => each.moduleId))
  const replaced: number[] = []
  for (const { path, moduleId, materials } of given) {
    for (const [at, material] of materials.entries()) {
      const had = material.ID === null ? undefined : before.get(material.ID)
      const kind = await kindOf(doing, courseId, material, had?.file_id ?? null, `${path}.${at}`)
      const place = { courseId, moduleId, position: at + 1 }
      if (material.ID === null) await store.addMaterial(db, material, kind, place)
      else await store.changeMaterial(db, material.ID, material, kind, place)
      if (had?.file_id != null && had.file_id !== material.FileID) replaced.push(had.file_id)
    }
  }
  await store.removeMaterials(
    db,
    [...before.values()].filter((row) => listed.has(row.module_id) && !kept.has(row.id)),
  )
  await store.dropUnshown(db, replaced)
}

const givenOf = (course: Pick<CourseFields, 'Materials' | 'Modules'>, moduleIds: readonly number[]): Given[] => [
  ...(course.Materials ? [{ path: 'Materials', moduleId: null, materials: course.Materials }] : []),
  ...course.Modules.flatMap(({ Materials: materials }, at) =>
    materials ? [{ path: `Modules.${at}.Materials`, moduleId: moduleIds[at]!, materials }] : [],
  ),
]

/** Takes the file that came with the form; what a browser cannot show must be downloadable. */
async function kindOf(
  { db, actor }: Doing,
  courseId: number,
  material: store.MaterialFields,
  had: number | null,
  path: string,
): Promise<MaterialKind> {
  if (material.FileID === null) return 'link'
  if (material.FileID !== had) await attachFile(db, actor, material.FileID, materialField, ['course', courseId])
  const { media_type: mediaType } =
    (await findFile(db, material.FileID)) ?? refuse(invalidInput, {}, [{ path: `${path}.FileID`, code: 'notFound' }])
  if (!material.IsDownloadable && !isShown(mediaType))
    refuse(invalidInput, {}, [{ path: `${path}.IsDownloadable`, code: 'notShownByBrowsers' }])
  return kindOfFile(mediaType)
}
