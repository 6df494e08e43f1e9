import { describePrinted } from '#testing/stages/printed/of-class.ts'
import attendanceCertificate from './document.ts'

describePrinted('attendance', attendanceCertificate)
