import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'

const issueCertificates = 'Délivrer des attestations'

export const fr: Words<typeof ar> = {
  /* Words of rights where a call does several acts, or the button does not name the record. */
  rights: {
    changeCertificateMode: 'Changer le mode d’une attestation',
    issueCertificates: issueCertificates,
    saveTraineeCertificate: issueCertificates,
    setIsDownloadCertificate: 'Autoriser le téléchargement',
    askRegeneration: 'Délivrer de nouveau une attestation',
    withdrawChange: 'Retirer une demande de changement d’attestation',
  },
  columns: {
    serial: terms.serialNumber,
    version: terms.version,
    mode: 'État de l’attestation',
    modeReason: terms.reason,
    title: 'Nom imprimé',
    body: terms.textToAMan,
    bodyFemale: terms.textToAWoman,
    signedBy: 'Signataires',
    isOwn: 'Texte de l’académie',
  },
}
