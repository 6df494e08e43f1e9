import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  /* Words of rights where a call does several acts, or the button does not name the record. */
  rights: {
    changeCertificateMode: 'Changer le mode d’une attestation',
    issueCertificates: 'Délivrer des attestations',
    saveTraineeCertificate: 'Délivrer des attestations',
    setIsDownloadCertificate: 'Autoriser le téléchargement',
    askRegeneration: 'Délivrer de nouveau une attestation',
    withdrawChange: 'Retirer une demande de changement d’attestation',
  },
  columns: {
    serial: 'Numéro de série',
    version: 'Version',
    mode: 'État de l’attestation',
    modeReason: 'Motif',
  },
}
