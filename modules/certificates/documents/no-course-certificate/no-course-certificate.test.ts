import { describePrintedBySerial } from '#testing/stages/printed/by-serial.ts'
import noCourseCertificate from './document.ts'
import sample from './sample.ts'

describePrintedBySerial(
  'noCourse',
  noCourseCertificate,
  (CertificateReferenceNumber) => ({
    CertificateTraineeName: 'Anybody',
    CertificateDescription: 'Anything',
    CertificateReferenceNumber,
  }),
  sample,
)
