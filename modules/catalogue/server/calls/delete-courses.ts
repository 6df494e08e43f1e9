import { writeGone, writeTold } from '#platform/server/acts/write-act.ts'
import { dropFile } from '#platform/server/files/drop.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { catalogueCalls } from '../../contract/calls.ts'
import { courseKept } from '../acts/course-kept.ts'
import { changingCourse } from '../acts/freeze.ts'
import { noun as facilityNoun } from '../acts/facility-noun.ts'
import { noun as meanNoun } from '../acts/mean-noun.ts'
import { noun as moduleNoun } from '../acts/module-noun.ts'
import { noun } from '../acts/noun.ts'
import { deleteMean, deleteModule, deleteWholeCourse } from '../acts/remove.ts'
import { lockedFacility, removeFacility } from '../store/course-facilities.ts'
import { raiseVersion } from '../store/course-version.ts'
import { findCourse, lockedCourse } from '../store/courses.ts'
import { lockedMean } from '../store/means.ts'
import { lockedModule } from '../store/modules.ts'

async function remove(asked: Pick<Asked<unknown>, 'db' | 'actor' | 'record'>, id: number): Promise<void> {
  const { db, actor } = asked
  // Locked before it is read: of two who delete it the second finds none, and files that were saved meanwhile go with it.
  await lockedCourse(db, id)
  const course = (await findCourse(db, actor, id)) ?? refuse(notFound)
  const before = await courseKept(db, id)
  await deleteWholeCourse(db, id, course.Name)
  await writeTold(asked, noun, { id, code: course.Code }, 'deleteCourse', { before })
  if (course.ImageID !== null) await dropFile(db, course.ImageID)
}

export const deleteCourse: Handler<typeof catalogueCalls.deleteCourse> = async (asked) => {
  await remove(asked, asked.query.ID)
  return { Done: true }
}

export const deleteCourses: Handler<typeof catalogueCalls.deleteCourses> = async (asked) => {
  for (const id of asked.body.IDs) await remove(asked, id)
  return { Done: true }
}

export const deleteCourseModule: Handler<typeof catalogueCalls.deleteCourseModule> = async (asked) => {
  const { db, actor, query, now } = asked
  const module = (await lockedModule(db, actor, query.ID)) ?? refuse(notFound)
  await changingCourse({ db, now, by: actor.userId }, module.course_id, () =>
    writeGone(asked, moduleNoun, module, 'deleteCourseModule', async () => {
      await deleteModule(db, module.course_id, module.id, module.name)
      await raiseVersion(db, module.course_id)
    }),
  )
  return { Done: true }
}

export const deleteEvaluationMean: Handler<typeof catalogueCalls.deleteEvaluationMean> = async (asked) => {
  const { db, actor, query, now } = asked
  const mean = (await lockedMean(db, actor, query.ID)) ?? refuse(notFound)
  await changingCourse({ db, now, by: actor.userId }, mean.course_id, () =>
    writeGone(asked, meanNoun, mean, 'deleteEvaluationMean', async () => {
      await deleteMean(db, mean.id, mean.name)
      await raiseVersion(db, mean.course_id)
    }),
  )
  return { Done: true }
}

export const deleteCourseFacility: Handler<typeof catalogueCalls.deleteCourseFacility> = async (asked) => {
  const { db, actor, query } = asked
  const facility = (await lockedFacility(db, actor, query.ID)) ?? refuse(notFound)
  await writeGone(asked, facilityNoun, facility, 'deleteCourseFacility', () =>
    removeFacility(db, facility.id, facility.course_id),
  )
  return { Done: true }
}
