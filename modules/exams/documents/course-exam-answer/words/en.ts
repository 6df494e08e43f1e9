import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as exams } from '../../../text/en.ts'
import { en as sitting } from '../../../text/sitting/en.ts'
import { en as correction } from '../../../text/correction/en.ts'
import { en as sheet } from '../../course-exam/words/en.ts'

export const en: Words<typeof ar> = {
  title: 'Answer paper',
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
