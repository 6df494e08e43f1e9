import type { Database } from '#platform/server/database.ts'
import { isStillReferred } from '#platform/server/log/violations.ts'
import { refuse, type RefusalKind } from '#platform/shared/refusal.ts'
import { inLanguage, type Trilingual } from '#platform/shared/text.ts'
import { courseInUse, meanInUse, moduleInUse } from '../../contract/refusals.ts'
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

export const deleteModule = (db: Database, id: number, name: Trilingual) =>
  unlessInUse(moduleInUse, name, () => removeModule(db, id))

export const deleteMean = (db: Database, id: number, name: Trilingual) =>
  unlessInUse(meanInUse, name, () => removeMean(db, id))

export const deleteWholeCourse = (db: Database, id: number, name: Trilingual) =>
  unlessInUse(courseInUse, name, () => removeCourse(db, id))
