import { describePrinted } from '#testing/stages/printed-certificate.ts'
import attendanceCertificate from './document.ts'

describePrinted('attendance', attendanceCertificate)
