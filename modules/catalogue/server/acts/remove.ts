import type { Database } from '#platform/server/database.ts'
import { isStillReferred } from '#platform/server/log/violations.ts'
import { refuse, type RefusalKind } from '#platform/shared/refusal.ts'
import { inLanguage, type Trilingual } from '#platform/shared/text.ts'
import { courseInUse, meanInUse, moduleInUse } from '../../contract/refusals.ts'
import { removeMaterials, storedMaterials } from '../store/materials/write.ts'
import { removeCourse } from '../store/courses.ts'
import { removeMean } from '../store/means.ts'
import { removeModule } from '../store/modules.ts'

/** What records refer to is not deleted: the database says so, and the refusal names what it is. */
async function unlessInUse(kind: RefusalKind, name: Trilingual, remove: () => Promise<unknown>): Promise<void> {
  try {
    await remove()
  } catch (error) {
    if (!isStillReferred(error)) throw error
    refuse(kind, { name: inLanguage(name, 'ar').text })
  }
}

/** Its materials go with it. */
export const deleteModule = (db: Database, courseId: number, id: number, name: Trilingual) =>
  unlessInUse(moduleInUse, name, async () => {
    const materials = await storedMaterials(db, courseId)
    await removeModule(db, id)
    await removeMaterials(
      db,
      materials.filter((material) => material.module_id === id),
    )
  })

export const deleteMean = (db: Database, id: number, name: Trilingual) =>
  unlessInUse(meanInUse, name, () => removeMean(db, id))

export const deleteWholeCourse = (db: Database, id: number, name: Trilingual) =>
  unlessInUse(courseInUse, name, async () => {
    const materials = await storedMaterials(db, id)
    await removeCourse(db, id)
    await removeMaterials(db, materials)
  })
