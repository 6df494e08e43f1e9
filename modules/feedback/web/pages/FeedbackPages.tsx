import { Categories } from '../parts/Categories.tsx'
import { FeedbackQuestionEdit } from '../parts/FeedbackQuestionEdit.tsx'
import { FeedbackQuestions } from '../parts/FeedbackQuestions.tsx'

/* In one file, fetched as one: whoever keeps questions opens them all. */

const CourseQuestions = () => <FeedbackQuestions family="course" />
const InstructorQuestions = () => <FeedbackQuestions family="instructor" />
const CourseQuestion = () => <FeedbackQuestionEdit family="course" />
const InstructorQuestion = () => <FeedbackQuestionEdit family="instructor" />

export const pages = { CourseQuestions, InstructorQuestions, CourseQuestion, InstructorQuestion, Categories }
