import { FeedbackQuestions } from '../parts/FeedbackQuestions.tsx'

/** What feedback sheets about instructors ask. */
export default function InstructorQuestionsPage() {
  return <FeedbackQuestions family="instructor" />
}
