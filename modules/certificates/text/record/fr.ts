import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as attendance } from '#modules/attendance/text/fr.ts'
import { fr as certificatesTemplates } from '#modules/certificates/text/templates/fr.ts'

export const fr: Words<typeof ar> = {
  /* Words of rights where a call does several acts, or the button does not name the record. */
  rights: {
    changeCertificateMode: 'Changer le mode d’une attestation',
    issueCertificates: attendance.work.do.certificates,
    saveTraineeCertificate: attendance.work.do.certificates,
    setIsDownloadCertificate: 'Autoriser le téléchargement',
    askRegeneration: 'Délivrer de nouveau une attestation',
    withdrawChange: 'Retirer une demande de changement d’attestation',
  },
  columns: {
    serial: terms.serialNumber,
    version: terms.version,
    mode: 'État de l’attestation',
    modeReason: terms.reason,
    title: certificatesTemplates.title,
    body: terms.textToAMan,
    bodyFemale: terms.textToAWoman,
    signedBy: certificatesTemplates.signedBy,
    isOwn: 'Texte de l’académie',
  },
}
