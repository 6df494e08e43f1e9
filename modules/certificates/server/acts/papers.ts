import type { Document } from '#platform/shared/document/document.ts'
import attendanceCertificate from '../../documents/attendance-certificate/document.ts'
import certificate from '../../documents/certificate/document.ts'
import diploma from '../../documents/diploma/document.ts'
import practical from '../../documents/practical-certificate/document.ts'
import noCourse from '../../documents/no-course-certificate/document.ts'
import type { CertificateKind } from '../../rules/kinds.ts'

/** By which document each kind is printed. */
export const paperOf: Readonly<Record<CertificateKind, Document>> = {
  attendance: attendanceCertificate,
  completion: certificate,
  excellence: certificate,
  practical,
  diploma,
  noCourse,
}
