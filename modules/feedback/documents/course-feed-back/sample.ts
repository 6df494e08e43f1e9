import type { Content } from '#platform/shared/document/document.ts'
import instructorAssessment from '../instructor-assessment/sample.ts'
import type courseFeedBack from './document.ts'

export default {
  CourseCode: 'SMS-101',
  CourseName: instructorAssessment.CourseName,
  Results: { ...instructorAssessment.Results, Rounds: 3, Sheets: 27 },
} satisfies Content<typeof courseFeedBack>
