import type { AuditField, AuditSubject } from '#platform/shared/record/event-kinds.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'

export const subjects = {
  account: 'Compte',
  attempt: 'Copie d’examen',
  certificate: terms.certificate,
  classSession: 'Séance',
  course: 'Formation',
  courseClass: 'Session',
  erasure: terms.erasureRequest,
  exam: 'Examen',
  file: terms.oneFile,
  holiday: terms.holiday,
  instructor: terms.instructor,
  invoice: terms.invoice,
  list: 'Liste d’une page',
  lookup: 'Liste de base',
  mailTemplate: 'Texte d’une lettre',
  numberSeries: 'Numérotation',
  organization: terms.organization,
  planRow: 'Ligne du plan',
  question: terms.question,
  questionImport: 'Import de questions',
  registration: 'Inscription',
  repeatExam: 'Rattrapage',
  classRoom: 'Salle',
  rosterImport: terms.roster,
  setting: 'Paramètre',
  trainee: terms.trainee,
} as const satisfies Record<AuditSubject, string>

export const fields = {
  active: terms.switchedOn,
  code: terms.code,
  email: terms.eMail,
  fee: terms.fee,
  from: terms.firstDay,
  name: terms.name,
  reason: terms.reason,
  to: terms.lastDay,
  value: 'Valeur',
} as const satisfies Record<AuditField, string>
