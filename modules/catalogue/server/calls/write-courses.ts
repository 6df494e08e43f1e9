import { requireCurrency, requireLanguages } from '#modules/lookups/server/public.ts'
import { changeRow } from '#platform/server/acts/change-row.ts'
import { writeAct, writeTold } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import { sanitizeLongText } from '#platform/server/apart/long-texts.ts'
import { dropFile } from '#platform/server/files/drop.ts'
import { attachFile } from '#platform/server/files/store.ts'
import { takenBy } from '#platform/server/log/violations.ts'
import { invalidInput, notFound, refuse } from '#platform/shared/refusal.ts'
import { textLanguages } from '#platform/shared/text.ts'
import type { catalogueCalls } from '../../contract/calls.ts'
import { courseImageField } from '../../contract/course-shapes.ts'
import { codeTaken, internalCodeTaken, prerequisiteCircle } from '../../contract/refusals.ts'
import { courseKept, partsKept } from '../acts/course-kept.ts'
import { changingCourse, freezeCourse } from '../acts/freeze.ts'
import { noun } from '../acts/noun.ts'
import { putMaterials } from '../acts/put-materials.ts'
import { deleteMean, deleteModule } from '../acts/remove.ts'
import { take } from '../acts/take.ts'
import { putFacilities } from '../store/course-facilities.ts'
import { circleOf, copyCourse, lockPrerequisites, putLinks } from '../store/course-links.ts'
import { putInstructors } from '../store/course-instructors.ts'
import * as store from '../store/courses.ts'
import { meansOf, putMeans } from '../store/means.ts'
import { modulesOf, putModules } from '../store/modules.ts'

async function clean(course: store.CourseFields): Promise<store.CourseFields> {
  const Content: store.CourseFields['Content'] = { ...course.Content }
  for (const language of textLanguages) {
    const html = Content[language]
    if (html) Content[language] = await sanitizeLongText(html, `Content.${language}`)
  }
  return { ...course, Content }
}

async function keepingCodes<T>(
  { Code: code, InternalCode: internalCode }: Pick<store.CourseFields, 'Code' | 'InternalCode'>,
  save: () => Promise<T>,
): Promise<T> {
  try {
    return await save()
  } catch (error) {
    const taken = takenBy(error)
    if (taken === 'course_internal_code')
      refuse(internalCodeTaken, { code: internalCode }, [{ path: 'InternalCode', code: 'alreadyUsed' }])
    if (taken !== 'course_code_key') throw error
    refuse(codeTaken, { code }, [{ path: 'Code', code: 'alreadyUsed' }])
  }
}

/** Makes modules, materials, means, instructors and equipment of the course what the form says; what is in use can't be left out. */
async function putParts(
  doing: Pick<Asked<unknown>, 'db' | 'actor'>,
  courseId: number,
  course: store.CourseFields,
): Promise<void> {
  const { db } = doing
  const keptModules = new Set(course.Modules.map((module) => module.ID))
  for (const module of await modulesOf(db, courseId))
    if (!keptModules.has(module.ID)) await deleteModule(db, courseId, module.ID, module.Name)
  const keptMeans = new Set(course.EvaluationMeans.map((mean) => mean.ID))
  for (const mean of await meansOf(db, courseId)) if (!keptMeans.has(mean.ID)) await deleteMean(db, mean.ID, mean.Name)
  const moduleIds =
    (await putModules(db, courseId, course.Modules)) ??
    refuse(invalidInput, {}, [{ path: 'Modules', code: 'notFound' }])
  await putMaterials(doing, courseId, course, moduleIds)
  if (!(await putMeans(db, courseId, course.EvaluationMeans)))
    refuse(invalidInput, {}, [{ path: 'EvaluationMeans', code: 'notFound' }])
  if (!(await putInstructors(db, courseId, course.InstructorIDs)))
    refuse(invalidInput, {}, [{ path: 'InstructorIDs', code: 'notFound' }])
  if (course.Facilities && !(await putFacilities(db, courseId, course.Facilities)))
    refuse(invalidInput, {}, [{ path: 'Facilities', code: 'notFound' }])
  await putUpon(db, courseId, course)
}

/** Types, areas and prerequisites; no course builds upon itself, not by way of others either. */
async function putUpon(db: Database, courseId: number, course: store.CourseFields): Promise<void> {
  if (course.PrerequisiteIDs.length > 0) {
    await lockPrerequisites(db)
    const code = await circleOf(db, courseId, course.PrerequisiteIDs)
    if (code !== null) refuse(prerequisiteCircle, { code }, [{ path: 'PrerequisiteIDs', code: 'buildsUponThis' }])
  }
  const unknown = await putLinks(db, courseId, course)
  if (unknown) refuse(invalidInput, {}, [{ path: unknown, code: 'notFound' }])
}

const freezingOf = ({ db, actor, now }: Pick<Asked<unknown>, 'db' | 'actor' | 'now'>) => ({ db, now, by: actor.userId })

export const addCourse: Handler<typeof catalogueCalls.addCourse> = async (asked) => {
  const { db, body } = asked
  await requireCurrency(db, 'Fee', body.Fee)
  await requireLanguages(db, 'Languages', body.Languages)
  const course = await clean(body)
  const saved = await keepingCodes(course, () => store.addCourse(db, course))
  if (course.ImageID !== null) await attachFile(db, asked.actor, course.ImageID, courseImageField, ['course', saved.ID])
  await putParts(asked, saved.ID, course)
  const after = await courseKept(db, saved.ID)
  await writeTold(asked, noun, { id: saved.ID, code: course.Code }, 'addCourse', { after })
  if (course.IsPublished) await freezeCourse(freezingOf(asked), saved.ID)
  return saved
}

export const updateCourse: Handler<typeof catalogueCalls.updateCourse> = async (asked) => {
  const { db, query, body } = asked
  const { Version, ...fields } = body
  await requireCurrency(db, 'Fee', fields.Fee)
  await requireLanguages(db, 'Languages', fields.Languages)
  const course = await clean(fields)
  const taken = await take(asked, query.ID, Version)
  const set = store.courseColumns(course)
  const had = taken.image_file_id
  const hasAnother = course.ImageID !== had
  if (hasAnother && course.ImageID !== null)
    await attachFile(db, asked.actor, course.ImageID, courseImageField, ['course', query.ID])
  await changingCourse(freezingOf(asked), query.ID, async () => {
    const parts = await partsKept(db, query.ID)
    const row = await keepingCodes(course, () => changeRow(db, noun.stored, query.ID, set))
    if (hasAnother && had !== null) await dropFile(db, had)
    await putParts(asked, query.ID, course)
    await writeTold(asked, noun, { ...taken, code: course.Code }, 'updateCourse', {
      before: { ...row.before, ...parts },
      after: { ...row.after, ...(await partsKept(db, query.ID)) },
    })
  })
  return { ID: query.ID, Version: Version + 1 }
}

export const duplicateCourse: Handler<typeof catalogueCalls.duplicateCourse> = async (asked) => {
  const { db, actor, body } = asked
  if (!(await store.findCourse(db, actor, body.ID))) refuse(notFound)
  const saved = await keepingCodes({ Code: body.Code, InternalCode: '' }, () => copyCourse(db, body.ID, body.Code))
  await writeTold(asked, noun, { id: saved.ID, code: body.Code }, 'duplicateCourse', {
    data: { from: body.ID },
    after: await courseKept(db, saved.ID),
  })
  return saved
}

export const publishCourse: Handler<typeof catalogueCalls.publishCourse> = async (asked) => {
  const { ID, Version, IsPublished } = asked.body
  const course = await take(asked, ID, Version)
  await changingCourse(freezingOf(asked), ID, () =>
    writeAct(asked, noun, course, IsPublished ? 'publish' : 'unpublish', { set: { is_published: IsPublished } }),
  )
  return { ID, Version: Version + 1 }
}
