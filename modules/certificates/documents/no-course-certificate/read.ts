import { reading } from '#platform/server/documents/reading.ts'
import { certificateOfSerial } from '../../server/store/standing.ts'
import noCourseCertificate from './document.ts'

export default reading(noCourseCertificate, (asking, { CertificateReferenceNumber }) =>
  certificateOfSerial(asking, CertificateReferenceNumber, 'noCourse'),
)
