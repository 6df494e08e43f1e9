import { editors, instructorAccounts } from '#modules/people/server/public.ts'
import { numberIn } from '#platform/server/notices/happened.ts'
import { accountsOf, nobody, page, tell, type Audience, type NoticesOf } from '#platform/server/notices/notice.ts'
import type {
  courseActs,
  delivererActs,
  facilityActs,
  instructorCourseActs,
  materialActs,
  meanActs,
  moduleActs,
} from '../contract/acts.ts'
import { deliveringLetters as letters } from './letters/delivering.ts'

const deliverer: Audience = {
  says: 'the instructor',
  roles: ['instructor', 'evaluator'],
  find: accountsOf((db, event) => instructorAccounts(db, [numberIn(event, 'instructor')])),
}
const ofInstructor = page('/Instructor/Add-Edit/:ID?', (event) => ({
  ID: numberIn(event, 'instructor'),
  tab: 'courses',
}))
const ownCourses = page('/InstructorProfile', () => ({ tab: 'courses' }))

/** Who is told of what happens to the catalogue: whoever looks for a course sees it. */
export const notices: NoticesOf<typeof courseActs> &
  NoticesOf<typeof moduleActs> &
  NoticesOf<typeof meanActs> &
  NoticesOf<typeof facilityActs> &
  NoticesOf<typeof delivererActs> &
  NoticesOf<typeof instructorCourseActs> &
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
  'catalogue.addInstructorCourse': nobody,
  'catalogue.proposeInstructorCourse': [tell(editors, letters.courseProposed, ofInstructor)],
  'catalogue.confirmInstructorCourse': [tell(deliverer, letters.courseConfirmed, ownCourses)],
  'catalogue.declineInstructorCourse': [tell(deliverer, letters.courseDeclined, ownCourses)],
  'catalogue.deleteInstructorCourse': nobody,
  'catalogue.orderInstructorCourses': nobody,
  'catalogue.deleteCourseMaterial': nobody,
  'catalogue.deleteCourseModuleMaterial': nobody,
}
