import { describePrinted } from '#testing/stages/printed-certificate.ts'
import practicalCertificate from './document.ts'

describePrinted('practical', practicalCertificate)
