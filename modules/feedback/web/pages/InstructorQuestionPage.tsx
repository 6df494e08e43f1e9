import { FeedbackQuestionEdit } from '../parts/FeedbackQuestionEdit.tsx'

/** One question of feedback about instructors, or a new one. */
export default function InstructorQuestionPage() {
  return <FeedbackQuestionEdit family="instructor" />
}
