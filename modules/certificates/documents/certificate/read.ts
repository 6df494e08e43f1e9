import { reading } from '#platform/server/documents/reading.ts'
import { standingCertificate } from '../../server/store/standing.ts'
import certificate from './document.ts'

export default reading(certificate, (asking, asked) => standingCertificate(asking, asked, ['completion', 'excellence']))
