import { reportsCalls } from '../../contract/calls.ts'
import { CertificateDocument } from '../parts/CertificateDocument.tsx'

export default function AttendanceCertificatePage() {
  return <CertificateDocument call={reportsCalls.getAttendanceCertificateReport} report="AttendeCertificate" />
}
