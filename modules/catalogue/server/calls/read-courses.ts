import type { Database } from '#platform/server/database.ts'
import type { Handler } from '#platform/server/handler.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { catalogueCalls } from '../../contract/calls.ts'
import { courseActions } from '../../rules/course-actions.ts'
import { instructorsOf } from '../store/course-instructors.ts'
import * as store from '../store/courses.ts'
import { meansOf } from '../store/means.ts'
import { activeModules, modulesOf } from '../store/modules.ts'

type Row = Awaited<ReturnType<typeof store.listCourses>>['items'][number]

const shown = <R extends Row>({ fee_minor, currency, language, ...course }: R, actor: Actor) => ({
  ...course,
  Language: language as 'ar',
  Fee: { Minor: fee_minor, Currency: currency },
  Actions: courseActions({ isPublished: course.IsPublished }, actor),
})

async function listed(db: Database, actor: Actor, query: Parameters<typeof store.listCourses>[2]) {
  const { items, total } = await store.listCourses(db, actor, query)
  return { Items: items.map((course) => shown(course, actor)), Total: total }
}

export const listCourses: Handler<typeof catalogueCalls.listCourses> = ({ db, actor, query }) =>
  listed(db, actor, query)

export const filterCourses: Handler<typeof catalogueCalls.filterCourses> = ({ db, actor, body }) =>
  listed(db, actor, body)

export const getAllCourses: Handler<typeof catalogueCalls.getAllCourses> = async ({ db, actor }) => ({
  Items: await store.allCourses(db, actor),
})

export const getCourse: Handler<typeof catalogueCalls.getCourse> = async ({ db, actor, query }) => {
  const course = (await store.findCourse(db, actor, query.ID)) ?? refuse(notFound)
  const [Modules, EvaluationMeans, Instructors] = [
    await modulesOf(db, query.ID),
    await meansOf(db, query.ID),
    await instructorsOf(db, query.ID),
  ]
  return { ...shown(course, actor), Modules, EvaluationMeans, Instructors }
}

/** Refuses as not found where the actor may not see the course. */
async function seen(db: Database, actor: Actor, courseId: number): Promise<number> {
  if (!(await store.findCourse(db, actor, courseId))) refuse(notFound)
  return courseId
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
}) => ({ Items: await instructorsOf(db, await seen(db, actor, query.courseID)) })

export const getAllModules: Handler<typeof catalogueCalls.getAllModules> = async ({ db }) => ({
  Items: await activeModules(db),
})
