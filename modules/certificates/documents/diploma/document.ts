import { document } from '#platform/shared/document/document.ts'
import { code } from '#platform/shared/document/document-parameters.ts'
import { certificateReach } from '../../rules/reach.ts'
import { shape } from '../certificate/document.ts'

export default document({
  path: '/report/DiplomaCertificate/:CertificateReferenceNumber?',
  params: { CertificateReferenceNumber: code },
  who: certificateReach,
  paper: 'landscape',
  letterhead: false,
  backgrounds: ['diploma'],
  signedBy: ['director'],
  endedBy: ['certificates.hide', 'certificates.supersede', 'certificates.revoke'],
  series: 'certificate',
  isBundled: true,
  summary: 'The diploma of a trainee who has completed a track, by its serial, as it was issued.',
  shape,
})
