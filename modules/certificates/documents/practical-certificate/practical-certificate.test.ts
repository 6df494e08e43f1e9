import { describePrinted } from '#testing/stages/printed/printed-certificate.ts'
import practicalCertificate from './document.ts'

describePrinted('practical', practicalCertificate)
