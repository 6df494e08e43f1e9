import { requireCurrency } from '#modules/lookups/server/public.ts'
import { refuseChanged } from '#modules/accounts/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import type { Handler } from '#platform/server/handler.ts'
import { sanitizeLongText } from '#platform/server/apart/long-texts.ts'
import { takenBy } from '#platform/server/violations.ts'
import { invalidInput, notFound, refuse } from '#platform/shared/refusal.ts'
import { textLanguages } from '#platform/shared/text.ts'
import type { catalogueCalls } from '../../contract/calls.ts'
import { codeTaken } from '../../contract/refusals.ts'
import { factsOf } from '../course-facts.ts'
import { putInstructors } from '../store/course-instructors.ts'
import * as store from '../store/courses.ts'
import { meansOf, putMeans } from '../store/means.ts'
import { modulesOf, putModules } from '../store/modules.ts'
import { deleteMean, deleteModule } from '../remove.ts'

async function clean(course: store.CourseFields): Promise<store.CourseFields> {
  const Content: store.CourseFields['Content'] = { ...course.Content }
  for (const language of textLanguages) {
    const html = Content[language]
    if (html) Content[language] = await sanitizeLongText(html, `Content.${language}`)
  }
  return { ...course, Content }
}

async function keepingCodes<T>(code: string, save: () => Promise<T>): Promise<T> {
  try {
    return await save()
  } catch (error) {
    if (takenBy(error) !== 'course_code_key') throw error
    refuse(codeTaken, { code }, [{ path: 'Code', code: 'alreadyUsed' }])
  }
}

/** Makes modules, means and instructors of the course what the form says; what is in use can't be left out. */
async function putParts(db: Database, courseId: number, course: store.CourseFields): Promise<void> {
  const keptModules = new Set(course.Modules.map((module) => module.ID))
  for (const module of await modulesOf(db, courseId))
    if (!keptModules.has(module.ID)) await deleteModule(db, module.ID, module.Name)
  const keptMeans = new Set(course.EvaluationMeans.map((mean) => mean.ID))
  for (const mean of await meansOf(db, courseId)) if (!keptMeans.has(mean.ID)) await deleteMean(db, mean.ID, mean.Name)
  if (!(await putModules(db, courseId, course.Modules)))
    refuse(invalidInput, {}, [{ path: 'Modules', code: 'notFound' }])
  if (!(await putMeans(db, courseId, course.EvaluationMeans)))
    refuse(invalidInput, {}, [{ path: 'EvaluationMeans', code: 'notFound' }])
  if (!(await putInstructors(db, courseId, course.InstructorIDs)))
    refuse(invalidInput, {}, [{ path: 'InstructorIDs', code: 'notFound' }])
}

export const addCourse: Handler<typeof catalogueCalls.addCourse> = async ({ db, body, record }) => {
  await requireCurrency(db, 'Fee', body.Fee)
  const course = await clean(body)
  const saved = await keepingCodes(course.Code, () => store.addCourse(db, course))
  await putParts(db, saved.ID, course)
  const after = factsOf(course)
  await record({ kind: 'courseAdded', subject: ['course', saved.ID], data: { code: course.Code }, after })
  return saved
}

export const updateCourse: Handler<typeof catalogueCalls.updateCourse> = async ({ db, actor, query, body, record }) => {
  const { Version, ...fields } = body
  await requireCurrency(db, 'Fee', fields.Fee)
  const course = await clean(fields)
  const before = factsOf((await store.findCourse(db, actor, query.ID)) ?? refuse(notFound))
  const saved = await keepingCodes(course.Code, () => store.changeCourse(db, query.ID, Version, course))
  if (!saved) return refuseChanged(db, ['course', query.ID])
  await putParts(db, query.ID, course)
  const after = factsOf(course)
  await record({ kind: 'courseChanged', subject: ['course', query.ID], data: { code: course.Code }, before, after })
  return saved
}

export const publishCourse: Handler<typeof catalogueCalls.publishCourse> = async ({ db, actor, body, record }) => {
  if (!(await store.findCourse(db, actor, body.ID))) refuse(notFound)
  const saved =
    (await store.setPublished(db, body.ID, body.Version, body.IsPublished)) ??
    (await refuseChanged(db, ['course', body.ID]))
  await record({ kind: body.IsPublished ? 'coursePublished' : 'courseUnpublished', subject: ['course', body.ID] })
  return saved
}
