import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  title: 'Évaluation finale',
  trainee: 'Stagiaire',
  traineeCode: 'Stagiaire n°',
  course: 'Formation',
  dates: 'Dates',
  result: 'Résultat',
  passed: 'Réussi',
  failed: 'Non réussi',
  part: 'Élément',
  score: 'Note',
  share: 'Poids dans le résultat',
  points: 'Contribution',
  total: 'Pourcentage final',
  attendance: 'Présence {{percent}}, requise {{threshold}}',
  pass: 'Seuil de réussite {{percent}}',
  published: 'Publié {{at}} (version {{version}})',
  scoreOf: '{{score}} sur {{max}}',
  none: 'Non donnée',
  classCode: 'Session n°',
}
