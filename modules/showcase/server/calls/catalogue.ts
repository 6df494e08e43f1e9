import { todayOf } from '#platform/server/today.ts'
import { noteSearch, offerOf } from '#modules/catalogue/server/public.ts'
import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { showcaseCalls as calls } from '../../contract/calls.ts'
import { admit } from '../acts/face.ts'
import { publicClass } from '../acts/public-class.ts'
import { publicClasses } from '../store/classes.ts'
import { publicCategories, publicCourses } from '../store/courses.ts'

export const getPublicCourses: Handler<typeof calls.getPublicCourses> = async ({ db, actor, query, now }) => {
  await admit(db, actor)
  const about = { today: await todayOf(db, now), actor }
  const { rows, total } = await readList(db, publicCourses, query, about)
  await noteSearch(db, { query, total: rows.length, origin: 'public', now })
  return { Items: rows, Total: total }
}

export const getPublicCategories: Handler<typeof calls.getPublicCategories> = async ({ db, actor }) => {
  await admit(db, actor)
  return { Items: await publicCategories(db) }
}

export const getPublicCourse: Handler<typeof calls.getPublicCourse> = async ({ db, actor, query }) => {
  await admit(db, actor)
  const { Revision: _, ...offer } = (await offerOf(db, query.ID)) ?? refuse(notFound)
  return { ID: query.ID, ...offer }
}

export const getPublicClasses: Handler<typeof calls.getPublicClasses> = async ({ db, actor, query, now }) => {
  await admit(db, actor)
  const { rows, total } = await readList(db, publicClasses, query, { today: await todayOf(db, now) })
  return { Items: rows, Total: total }
}

export const getPublicClass: Handler<typeof calls.getPublicClass> = async ({ db, actor, query, now }) => {
  await admit(db, actor)
  return (await publicClass(db, query.ID, await todayOf(db, now))) ?? refuse(notFound)
}
