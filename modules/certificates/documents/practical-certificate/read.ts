import { reading } from '#platform/server/documents/reading.ts'
import { standingCertificate } from '../../server/store/standing.ts'
import practicalCertificate from './document.ts'

export default reading(practicalCertificate, (asking, asked) => standingCertificate(asking, asked, ['practical']))
