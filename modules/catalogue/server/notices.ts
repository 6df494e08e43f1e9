import { nobody, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { courseActs, facilityActs, materialActs, meanActs, moduleActs } from '../contract/acts.ts'

/** Who is told of what happens to the catalogue: whoever looks for a course sees it. */
export const notices: NoticesOf<typeof courseActs> &
  NoticesOf<typeof moduleActs> &
  NoticesOf<typeof meanActs> &
  NoticesOf<typeof facilityActs> &
  NoticesOf<typeof materialActs> = {
  'catalogue.addCourse': nobody,
  'catalogue.updateCourse': nobody,
  'catalogue.publish': nobody,
  'catalogue.unpublish': nobody,
  'catalogue.duplicateCourse': nobody,
  'catalogue.deleteCourse': nobody,
  'catalogue.deleteCourseModule': nobody,
  'catalogue.deleteEvaluationMean': nobody,
  'catalogue.deleteCourseFacility': nobody,
  'catalogue.deleteCourseMaterial': nobody,
  'catalogue.deleteCourseModuleMaterial': nobody,
}
