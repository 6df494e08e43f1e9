import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'

const issueCertificates = 'Issue certificates'

export const en: Words<typeof ar> = {
  /* Words of rights where a call does several acts, or the button does not name the record. */
  rights: {
    changeCertificateMode: 'Change the mode of a certificate',
    issueCertificates: issueCertificates,
    saveTraineeCertificate: issueCertificates,
    setIsDownloadCertificate: 'Allow a certificate to be downloaded',
    askRegeneration: 'Issue a certificate anew',
    withdrawChange: 'Take back a request to change a certificate',
  },
  columns: {
    serial: terms.serialNumber,
    version: terms.version,
    mode: 'State of the certificate',
    modeReason: terms.reason,
    title: 'Name on the paper',
    body: terms.textToAMan,
    bodyFemale: terms.textToAWoman,
    signedBy: 'Signed by',
    isOwn: 'The academy’s text',
  },
}
