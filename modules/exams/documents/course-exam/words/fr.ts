import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as exams } from '../../../text/fr.ts'
import { fr as sitting } from '../../../text/sitting/fr.ts'

export const fr: Words<typeof ar> = {
  title: 'Sujet d’examen',
  examNumber: 'Examen n°',
  course: terms.course,
  classNumber: terms.classNumber,
  opens: exams.fields.starts,
  duration: exams.fields.duration,
  passDegree: exams.fields.passDegree,
  weight: 'Points : {{weight}}',
  question: exams.import.questionNumber,
  choose: 'Choix',
  items: 'Éléments',
  true: sitting.paper.true,
  false: sitting.paper.false,
  key: 'Corrigé, réservé aux correcteurs',
  number: exams.fields.question,
  right: sitting.results.rightAnswer,
}
