import type { Document } from '#platform/shared/document/document.ts'
import attendanceCertificate from '../../documents/attendance-certificate/document.ts'
import certificate from '../../documents/certificate/document.ts'
import diploma from '../../documents/diploma/document.ts'
import noCourse from '../../documents/no-course-certificate/document.ts'
import type { CertificateKind } from '../../rules/kinds.ts'

/** By which document each kind is printed; the practical one gets its own with the module that marks practical work. */
export const paperOf: Readonly<Record<CertificateKind, Document>> = {
  attendance: attendanceCertificate,
  completion: certificate,
  excellence: certificate,
  practical: certificate,
  diploma,
  noCourse,
}
