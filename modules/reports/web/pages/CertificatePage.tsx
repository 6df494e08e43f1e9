import { reportsCalls } from '../../contract/calls.ts'
import { CertificateDocument } from '../parts/CertificateDocument.tsx'

export default function CertificatePage() {
  return <CertificateDocument call={reportsCalls.getCertificateReport} report="Certificate" />
}
