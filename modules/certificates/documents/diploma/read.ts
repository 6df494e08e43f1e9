import { reading } from '#platform/server/documents/reading.ts'
import { certificateOfSerial } from '../../server/store/standing.ts'
import diploma from './document.ts'

export default reading(diploma, (asking, { CertificateReferenceNumber }) =>
  certificateOfSerial(asking, CertificateReferenceNumber, 'diploma'),
)
