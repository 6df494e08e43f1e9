import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as exams } from '../../../text/en.ts'
import { en as sitting } from '../../../text/sitting/en.ts'

export const en: Words<typeof ar> = {
  title: 'Exam questions',
  examNumber: 'Exam no.',
  course: terms.course,
  classNumber: terms.classNumber,
  opens: exams.fields.starts,
  duration: exams.fields.duration,
  passDegree: exams.fields.passDegree,
  weight: 'Marks: {{weight}}',
  question: exams.import.questionNumber,
  choose: 'Choices',
  items: 'Items',
  true: sitting.paper.true,
  false: sitting.paper.false,
  key: 'Answer key, for markers alone',
  number: exams.fields.question,
  right: sitting.results.rightAnswer,
}
