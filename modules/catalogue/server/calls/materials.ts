import { writeGone } from '#platform/server/acts/write-act.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { catalogueCalls } from '../../contract/calls.ts'
import { streamMaterial as streaming } from '../../contract/materials.ts'
import { isShown } from '../../rules/materials.ts'
import { noun } from '../acts/material-noun.ts'
import { momentOf } from '../acts/moment.ts'
import { raiseVersion } from '../store/course-version.ts'
import * as store from '../store/materials/read.ts'
import { issueTicket } from '../store/materials/tickets.ts'
import { lockedMaterial, removeMaterials } from '../store/materials/write.ts'
import { modulesOf } from '../store/modules.ts'

const about = async ({ db, actor, now }: Pick<Asked<unknown>, 'db' | 'actor' | 'now'>) => ({
  actor,
  moment: await momentOf(db, now),
})

export const listMaterials: Handler<typeof catalogueCalls.listMaterials> = async (asked) => {
  const { rows, total } = await readList(asked.db, store.materials, asked.query, await about(asked))
  return { Items: rows, Total: total }
}

export const getMaterial: Handler<typeof catalogueCalls.getMaterial> = async (asked) =>
  (await store.findMaterial(asked.db, await about(asked), asked.query.ID)) ?? refuse(notFound)

export const getAllCourseMaterials: Handler<typeof catalogueCalls.getAllCourseMaterials> = async (asked) => ({
  Items: await store.materialsOf(asked.db, await about(asked), await readable(asked, asked.query.courseID)),
})

export const getCourseModuleMaterials: Handler<typeof catalogueCalls.getCourseModuleMaterials> = async (asked) => {
  const all = await store.materialsOf(asked.db, await about(asked), await readable(asked, asked.query.courseID))
  return { Items: all.filter((material) => material.ModuleID !== null) }
}

/** Refuses as not found where the actor does not read the content of the course. */
async function readable({ db, actor }: Pick<Asked<unknown>, 'db' | 'actor'>, courseId: number): Promise<number> {
  if (!(await store.contentOf(db, actor, courseId))) refuse(notFound)
  return courseId
}

export const getOwnCourses: Handler<typeof catalogueCalls.getOwnCourses> = async (asked) => ({
  Items: await store.ownCourses(asked.db, await about(asked)),
})

export const getCourseContent: Handler<typeof catalogueCalls.getCourseContent> = async (asked) => {
  const { db, actor, query } = asked
  const course = (await store.contentOf(db, actor, query.courseID)) ?? refuse(notFound)
  return {
    ...course,
    Modules: (await store.modulesOfNewestClass(db, actor, course.ID)) ?? (await modulesOf(db, course.ID)),
    Materials: await store.materialsOf(db, await about(asked), course.ID),
  }
}

/** Saving is asked for where it is allowed; what is not downloadable is only shown. */
export const openMaterial: Handler<typeof catalogueCalls.openMaterial> = async (asked) => {
  const { db, body, request, now } = asked
  const material = (await store.findMaterial(db, await about(asked), body.ID)) ?? refuse(notFound)
  if (material.FileID === null || material.MediaType === null || request.sessionId === null) refuse(notFound)
  if (body.Saves ? !material.IsDownloadable : !isShown(material.MediaType)) refuse(notFound)
  const ticket = { materialId: material.ID, sessionId: request.sessionId, saves: body.Saves }
  return { Address: `${streaming.path}?Ticket=${await issueTicket(db, ticket, now)}` }
}

async function remove(asked: Asked<{ query: { ID: number } }>, isOfModule: boolean): Promise<{ Done: true }> {
  const { db, actor, query } = asked
  const material = (await lockedMaterial(db, actor, query.ID)) ?? refuse(notFound)
  if ((material.module_id !== null) !== isOfModule) refuse(notFound)
  await writeGone(
    asked,
    noun,
    material,
    isOfModule ? 'deleteCourseModuleMaterial' : 'deleteCourseMaterial',
    async () => {
      await removeMaterials(db, [material])
      await raiseVersion(db, material.course_id)
    },
  )
  return { Done: true }
}

export const deleteCourseMaterial: Handler<typeof catalogueCalls.deleteCourseMaterial> = (asked) =>
  remove(asked as never, false)

export const deleteCourseModuleMaterial: Handler<typeof catalogueCalls.deleteCourseModuleMaterial> = (asked) =>
  remove(asked as never, true)
