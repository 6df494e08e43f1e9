import type { AuditField, AuditSubject } from '#platform/shared/record/event-kinds.ts'

export const subjects = {
  account: 'Compte',
  attempt: 'Copie d’examen',
  certificate: 'Attestation',
  classSession: 'Séance',
  course: 'Formation',
  courseClass: 'Session',
  erasure: 'Demande d’effacement',
  exam: 'Examen',
  file: 'Fichier',
  holiday: 'Jour férié',
  instructor: 'Formateur',
  list: 'Liste d’une page',
  lookup: 'Liste de base',
  organization: 'Organisme',
  planRow: 'Ligne du plan',
  question: 'Question',
  questionImport: 'Import de questions',
  registration: 'Inscription',
  repeatExam: 'Rattrapage',
  classRoom: 'Salle',
  rosterImport: 'Liste de stagiaires',
  setting: 'Paramètre',
  trainee: 'Stagiaire',
} as const satisfies Record<AuditSubject, string>

export const fields = {
  active: 'Actif',
  code: 'Code',
  email: 'Adresse électronique',
  fee: 'Frais',
  from: 'Premier jour',
  name: 'Nom',
  reason: 'Motif',
  to: 'Dernier jour',
  value: 'Valeur',
} as const satisfies Record<AuditField, string>
