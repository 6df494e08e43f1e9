import * as z from 'zod'
import { enrolmentReach } from '#modules/registration/rules/reach.ts'
import { document } from '#platform/shared/document/document.ts'
import { day as dayParameter, id, optional } from '#platform/shared/document/document-parameters.ts'
import { day, trilingualReply } from '#platform/shared/shapes.ts'
import { PersonCourse } from '../../contract/person-courses.ts'

export default document({
  path: '/report/TraineeCourses/:TraineeID?/:DateFrom?/:DateTo?',
  params: { TraineeID: id, DateFrom: optional(dayParameter), DateTo: optional(dayParameter) },
  who: enrolmentReach,
  paper: 'landscape',
  period: ['DateFrom', 'DateTo'],
  signedBy: ['registrar'],
  series: 'trainee',
  summary: 'The courses of a trainee with attendance, result and certificates, of a period or all.',
  shape: z.object({
    TraineeCode: z.string(),
    TraineeName: trilingualReply,
    From: day().nullable(),
    To: day().nullable(),
    Hours: z.int(),
    Courses: z.array(PersonCourse),
  }),
})
