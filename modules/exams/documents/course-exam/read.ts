import { reading } from '#platform/server/documents/reading.ts'
import { partsOf } from '../../rules/actors.ts'
import { marksPapers } from '../../rules/attempt-states.ts'
import { isReleased } from '../../rules/exam-states.ts'
import { isOwnExam } from '../../server/store/correction/own-exam.ts'
import { printedExam } from '../../server/store/papers/printed-exam.ts'
import { sheetOf } from '../../server/store/papers/sheet.ts'
import courseExam from './document.ts'

export default reading(courseExam, async ({ db, actor }, { CourseClassExamsID: examId }) => {
  const isOwn = await isOwnExam(db, actor, examId)
  const exam = await printedExam(db, actor, examId)
  // Whoever sits it sees none of it before the results are out, whatever else they are.
  if (!exam || (isOwn ? !isReleased(exam.state) : !exam.isReached)) return null
  const sheet = await sheetOf(db, examId)
  const { state: _s, isReached: _r, isExaminer, ...facts } = exam
  const marks = !isOwn && marksPapers(partsOf(actor, isExaminer))
  return {
    content: {
      ...facts,
      Questions: sheet.map(({ Right: _right, ModelAnswer: _model, ...question }) => question),
      Key: marks ? sheet.map(({ Number, Type, Right, ModelAnswer }) => ({ Number, Type, Right, ModelAnswer })) : null,
    },
    record: ['exam', examId],
  }
})
