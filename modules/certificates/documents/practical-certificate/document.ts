import { document } from '#platform/shared/document/document.ts'
import { id } from '#platform/shared/document/document-parameters.ts'
import { certificateReach } from '../../rules/reach.ts'
import { shape } from '../certificate/document.ts'

export default document({
  path: '/report/PracticalCertificate/:CourseClassID?/:TraineeID?',
  params: { CourseClassID: id, TraineeID: id },
  who: certificateReach,
  paper: 'landscape',
  letterhead: false,
  backgrounds: ['practical'],
  signedBy: ['director'],
  endedBy: ['certificates.hide', 'certificates.supersede', 'certificates.revoke'],
  series: 'certificate',
  isBundled: true,
  summary: 'The practical certificate of a trainee in a class, as it was issued.',
  shape,
})
