import { describePrinted } from '#testing/stages/printed/of-class.ts'
import practicalCertificate from './document.ts'

describePrinted('practical', practicalCertificate)
