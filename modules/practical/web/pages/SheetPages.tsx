import { QuestionEdit } from '../parts/sheets/QuestionEdit.tsx'
import { Questions } from '../parts/sheets/Questions.tsx'

const GeneralQuestions = () => <Questions kind="general" />
const CourseQuestions = () => <Questions kind="course" />
const GeneralQuestion = () => <QuestionEdit kind="general" />
const CourseQuestion = () => <QuestionEdit kind="course" />

export const pages = { GeneralQuestions, CourseQuestions, GeneralQuestion, CourseQuestion }
