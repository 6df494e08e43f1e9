import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  /* Words of rights where a call does several acts, or the button does not name the record. */
  rights: {
    changeCertificateMode: 'Change the mode of a certificate',
    issueCertificates: 'Issue certificates',
    saveTraineeCertificate: 'Issue certificates',
    setIsDownloadCertificate: 'Allow a certificate to be downloaded',
    askRegeneration: 'Issue a certificate anew',
    withdrawChange: 'Take back a request to change a certificate',
  },
  columns: {
    serial: 'Serial number',
    version: 'Version',
    mode: 'State of the certificate',
    modeReason: 'Reason',
  },
}
