import { describePrintedBySerial } from '#testing/stages/printed/by-serial.ts'
import diploma from './document.ts'
import sample from './sample.ts'

describePrintedBySerial('diploma', diploma, (CertificateReferenceNumber) => ({ CertificateReferenceNumber }), sample)
