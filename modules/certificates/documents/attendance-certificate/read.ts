import { reading } from '#platform/server/documents/reading.ts'
import { standingCertificate } from '../../server/store/standing.ts'
import attendanceCertificate from './document.ts'

export default reading(attendanceCertificate, (asking, asked) => standingCertificate(asking, asked, ['attendance']))
