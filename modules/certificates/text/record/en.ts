import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as attendance } from '#modules/attendance/text/en.ts'
import { en as certificatesTemplates } from '#modules/certificates/text/templates/en.ts'

export const en: Words<typeof ar> = {
  /* Words of rights where a call does several acts, or the button does not name the record. */
  rights: {
    changeCertificateMode: 'Change the mode of a certificate',
    issueCertificates: attendance.work.do.certificates,
    saveTraineeCertificate: attendance.work.do.certificates,
    setIsDownloadCertificate: 'Allow a certificate to be downloaded',
    askRegeneration: 'Issue a certificate anew',
    withdrawChange: 'Take back a request to change a certificate',
  },
  columns: {
    serial: terms.serialNumber,
    version: terms.version,
    mode: 'State of the certificate',
    modeReason: terms.reason,
    title: certificatesTemplates.title,
    body: terms.textToAMan,
    bodyFemale: terms.textToAWoman,
    signedBy: certificatesTemplates.signedBy,
    isOwn: 'The academy’s text',
  },
}
