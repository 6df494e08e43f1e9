import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as exams } from '../../../text/ar.ts'
import { ar as sitting } from '../../../text/sitting/ar.ts'

export const ar = {
  title: 'أسئلة الاختبار',
  examNumber: 'الاختبار رقم',
  course: terms.course,
  classNumber: terms.classNumber,
  opens: exams.fields.starts,
  duration: exams.fields.duration,
  passDegree: exams.fields.passDegree,
  weight: 'الدرجة: {{weight}}',
  question: exams.import.questionNumber,
  choose: 'الخيارات',
  items: 'العناصر',
  true: sitting.paper.true,
  false: sitting.paper.false,
  key: 'نموذج الإجابة، للمصححين وحدهم',
  number: exams.fields.question,
  right: sitting.results.rightAnswer,
}
