import { FeedbackQuestions } from '../parts/FeedbackQuestions.tsx'

/** What feedback sheets about courses ask. */
export default function CourseQuestionsPage() {
  return <FeedbackQuestions family="course" />
}
