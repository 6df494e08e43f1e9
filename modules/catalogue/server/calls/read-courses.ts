import type { Database } from '#platform/server/database.ts'
import type { Handler } from '#platform/server/handler.ts'
import { nearness, readList } from '#platform/server/reading/list.ts'
import { passes } from '#platform/shared/access.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { catalogueCalls } from '../../contract/calls.ts'
import { courseActions } from '../../rules/course-actions.ts'
import { facilitiesOf } from '../store/course-facilities.ts'
import { areasOf, prerequisitesOf, typesOf } from '../store/course-links.ts'
import { instructorsOf } from '../store/course-instructors.ts'
import * as store from '../store/courses.ts'
import { materialsOf } from '../store/materials/read.ts'
import { noteSearch } from '../acts/empty-search.ts'
import { momentOf } from '../acts/moment.ts'
import { meansOf } from '../store/means.ts'
import { activeModules, modulesOf } from '../store/modules.ts'
import { newestRevision } from '../store/revisions.ts'

const shown = <Row extends { readonly IsPublished: boolean }>(course: Row, actor: Actor) => ({
  ...course,
  Actions: courseActions({ isPublished: course.IsPublished }, actor),
})

type Query = Argument<typeof catalogueCalls.listCourses>['query']
async function listed(db: Database, actor: Actor, query: Query) {
  const { rows, ...found } = await readList(db, store.courses, query, { actor })
  return { Items: rows.map((course) => shown(course, actor)), Total: found.total, ...nearness(found) }
}

export const listCourses: Handler<typeof catalogueCalls.listCourses> = async ({ db, actor, query, now }) => {
  const found = await listed(db, actor, query)
  // Who plans and edits looks for what they know of.
  if (actor.role === 'trainee' || actor.role === 'customer')
    await noteSearch(db, { query, total: found.Items.length, origin: 'signedIn', now })
  return found
}

export const filterCourses: Handler<typeof catalogueCalls.filterCourses> = ({ db, actor, body }) =>
  listed(db, actor, body)

export const getAllCourses: Handler<typeof catalogueCalls.getAllCourses> = async ({ db, actor }) => ({
  Items: await store.allCourses(db, actor),
})

export const getCourse: Handler<typeof catalogueCalls.getCourse> = async ({ db, actor, query, now }) => {
  const course = (await store.findCourse(db, actor, query.ID)) ?? refuse(notFound)
  const { InternalCode, ...rest } = course
  const edits = passes('editorCourse', actor.role, actor.permissions)
  return {
    ...shown(rest, actor),
    InternalCode: edits ? InternalCode : null,
    Revision: edits ? await newestRevision(db, query.ID) : null,
    Materials: edits ? await materialsOf(db, { actor, moment: await momentOf(db, now) }, query.ID) : [],
    Types: await typesOf(db, query.ID),
    Areas: await areasOf(db, query.ID),
    Prerequisites: await prerequisitesOf(db, query.ID),
    Modules: await modulesOf(db, query.ID),
    EvaluationMeans: await meansOf(db, query.ID),
    Instructors: await instructorsOf(db, query.ID, actor.language),
    Facilities: await facilitiesOf(db, query.ID),
  }
}

/** Refuses as not found where the actor may not see the course. */
async function seen(db: Database, actor: Actor, courseId: number): Promise<number> {
  if (!(await store.findCourse(db, actor, courseId))) refuse(notFound)
  return courseId
}

export const getCourseTypes: Handler<typeof catalogueCalls.getCourseTypes> = async ({ db, actor, query }) => ({
  Items: await typesOf(db, await seen(db, actor, query.courseID)),
})

export const getCourseLanguages: Handler<typeof catalogueCalls.getCourseLanguages> = async ({ db, actor, query }) => {
  const course = (await store.findCourse(db, actor, query.courseID)) ?? refuse(notFound)
  return { Items: course.Languages.map((Code) => ({ Code })) }
}

export const getCourseModules: Handler<typeof catalogueCalls.getCourseModules> = async ({ db, actor, query }) => ({
  Items: await modulesOf(db, await seen(db, actor, query.courseID)),
})

export const getEvaluationMeans: Handler<typeof catalogueCalls.getEvaluationMeans> = async ({ db, actor, query }) => ({
  Items: await meansOf(db, await seen(db, actor, query.courseID)),
})

export const getCourseInstructors: Handler<typeof catalogueCalls.getCourseInstructors> = async ({
  db,
  actor,
  query,
}) => ({ Items: await instructorsOf(db, await seen(db, actor, query.courseID), actor.language) })

export const getAllModules: Handler<typeof catalogueCalls.getAllModules> = async ({ db, actor }) => ({
  Items: await activeModules(db, actor),
})
