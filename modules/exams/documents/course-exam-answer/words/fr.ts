import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as exams } from '../../../text/fr.ts'
import { fr as sitting } from '../../../text/sitting/fr.ts'
import { fr as correction } from '../../../text/correction/fr.ts'
import { fr as sheet } from '../../course-exam/words/fr.ts'

export const fr: Words<typeof ar> = {
  title: 'Copie d’examen',
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
