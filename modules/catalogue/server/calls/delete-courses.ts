import type { Handler } from '#platform/server/handler.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { catalogueCalls } from '../../contract/calls.ts'
import { deleteMean, deleteModule, deleteWholeCourse } from '../remove.ts'
import { factsOf } from '../course-facts.ts'
import { findCourse } from '../store/courses.ts'
import { findMean } from '../store/means.ts'
import { findModule } from '../store/modules.ts'

export const deleteCourse: Handler<typeof catalogueCalls.deleteCourse> = async ({ db, actor, query, record }) => {
  const course = (await findCourse(db, actor, query.ID)) ?? refuse(notFound)
  await deleteWholeCourse(db, query.ID, course.Name)
  await record({
    kind: 'courseDeleted',
    subject: ['course', query.ID],
    data: { code: course.Code },
    before: factsOf(course),
  })
  return { Done: true }
}

export const deleteCourses: Handler<typeof catalogueCalls.deleteCourses> = async ({ db, actor, body, record }) => {
  for (const id of body.IDs) {
    const course = (await findCourse(db, actor, id)) ?? refuse(notFound)
    await deleteWholeCourse(db, id, course.Name)
    await record({
      kind: 'courseDeleted',
      subject: ['course', id],
      data: { code: course.Code },
      before: factsOf(course),
    })
  }
  return { Done: true }
}

export const deleteCourseModule: Handler<typeof catalogueCalls.deleteCourseModule> = async ({ db, query, record }) => {
  const module = (await findModule(db, query.ID)) ?? refuse(notFound)
  await deleteModule(db, module.id, module.name)
  await record({ kind: 'courseChanged', subject: ['course', module.course_id], data: { deletedModule: module.id } })
  return { Done: true }
}

export const deleteEvaluationMean: Handler<typeof catalogueCalls.deleteEvaluationMean> = async ({
  db,
  query,
  record,
}) => {
  const mean = (await findMean(db, query.ID)) ?? refuse(notFound)
  await deleteMean(db, mean.id, mean.name)
  await record({ kind: 'courseChanged', subject: ['course', mean.course_id], data: { deletedMean: mean.id } })
  return { Done: true }
}
