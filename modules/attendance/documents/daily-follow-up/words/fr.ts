import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'

export const fr: Words<typeof ar> = {
  title: 'Suivi quotidien de la formation',
  classNumber: terms.classNumber,
  dates: terms.dates,
  day: terms.day,
  sessions: terms.sessions,
  number: terms.number,
  time: terms.time,
  topic: terms.topic,
  instructor: terms.instructor,
  came: 'Présents',
  covered: 'Ce qui a été traité',
  scale: 'Chaque stagiaire, de 1 (faible) à 5 (excellent)',
  row: terms.rowNumber,
  traineeNumber: terms.traineeNumber,
  name: terms.name,
  participation: terms.participation,
  understanding: 'Compréhension',
  practice: 'Pratique',
  conduct: 'Assiduité',
  remarks: 'Remarques',
}
