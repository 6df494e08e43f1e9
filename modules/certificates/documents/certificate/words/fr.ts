import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as exams } from '#modules/exams/text/fr.ts'

export const fr: Words<typeof ar> = {
  title: terms.certificate,
  kinds: {
    completion: 'Attestation de réussite',
    excellence: 'Attestation d’excellence',
    attendance: 'Attestation de présence',
    diploma: terms.diplomaWord,
    practical: 'Attestation de formation pratique',
    noCourse: terms.certificate,
  },
  certifies: '{{academy}} atteste que',
  completed: 'a satisfait avec succès aux exigences de la formation',
  attended: 'a suivi la formation',
  held_zero: 'tenue {{dates}}, d’une durée de {{hours}} heures',
  held_one: 'tenue {{dates}}, d’une durée d’une heure',
  held_two: 'tenue {{dates}}, d’une durée de {{hours}} heures',
  held_few: 'tenue {{dates}}, d’une durée de {{hours}} heures',
  held_many: 'tenue {{dates}}, d’une durée de {{hours}} heures',
  held_other: 'tenue {{dates}}, d’une durée de {{hours}} heures',
  grade: 'avec la mention {{band}} ({{percent}})',
  serial: 'Attestation n°',
  classCode: terms.classNo,
  issuedOn: 'Émise le',
  verify: 'Pour vérifier, scannez le code ou consultez',
  version: exams.fields.version,
}
