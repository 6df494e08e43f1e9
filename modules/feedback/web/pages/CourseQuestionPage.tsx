import { FeedbackQuestionEdit } from '../parts/FeedbackQuestionEdit.tsx'

/** One question of feedback about courses, or a new one. */
export default function CourseQuestionPage() {
  return <FeedbackQuestionEdit family="course" />
}
