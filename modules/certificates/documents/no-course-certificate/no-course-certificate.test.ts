import { describePrintedBySerial } from '#testing/stages/printed/by-serial.ts'
import noCourseCertificate from './document.ts'
import sample from './sample.ts'

describePrintedBySerial(
  'noCourse',
  noCourseCertificate,
  // As pages and letters lead to it: by its number alone.
  (CertificateReferenceNumber) => ({ CertificateReferenceNumber }),
  sample,
)
