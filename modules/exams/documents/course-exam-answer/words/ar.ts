import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as exams } from '../../../text/ar.ts'
import { ar as sitting } from '../../../text/sitting/ar.ts'
import { ar as correction } from '../../../text/correction/ar.ts'
import { ar as sheet } from '../../course-exam/words/ar.ts'

export const ar = {
  title: 'ورقة إجابة',
  examNumber: sheet.examNumber,
  course: terms.course,
  classNumber: terms.classNumber,
  trainee: terms.theTrainee,
  paperNumber: correction.paperNumber,
  attempt: exams.attempt,
  handedIn: sitting.marking.handedIn,
  result: terms.result,
  initial: sitting.results.initialHint,
  grades: sitting.results.grades,
  question: sheet.question,
  mark: sitting.results.mark,
  waits: sitting.results.waitsForMark,
  answer: terms.answerWord,
  blank: sitting.results.blank,
  comment: sitting.results.comment,
  right: sheet.right,
  alsoAccepted: sitting.marking.alsoAccepted,
  tolerance: sitting.marking.tolerance,
  true: sitting.paper.true,
  false: sitting.paper.false,
}
