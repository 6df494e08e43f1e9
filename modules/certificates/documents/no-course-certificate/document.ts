import { document } from '#platform/shared/document/document.ts'
import { code, optional, text } from '#platform/shared/document/document-parameters.ts'
import { certificateReach } from '../../rules/reach.ts'
import { shape } from '../certificate/document.ts'

export default document({
  path: '/report/CertificateForNoCourse/:CertificateTraineeName?/:CertificateDescription?/:CertificateReferenceNumber?',
  params: {
    CertificateTraineeName: optional(text),
    CertificateDescription: optional(text),
    CertificateReferenceNumber: code,
  },
  who: certificateReach,
  paper: 'landscape',
  letterhead: false,
  backgrounds: ['noCourse'],
  signedBy: ['director'],
  endedBy: ['certificates.hide', 'certificates.supersede', 'certificates.revoke'],
  series: 'certificate',
  isBundled: true,
  summary:
    'The certificate without a course that bears this serial, as it was issued; the name and the text of the address are never printed.',
  shape,
})
