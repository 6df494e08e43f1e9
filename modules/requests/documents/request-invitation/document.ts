import { document } from '#platform/shared/document/document.ts'
import { id } from '#platform/shared/document/document-parameters.ts'
import { classPrinted } from '../../contract/class-printed.ts'
import { requestReach } from '../../rules/reach.ts'

export default document({
  path: '/report/CourseRequestInvitation/:CourseRequestID?',
  params: { CourseRequestID: id },
  who: requestReach,
  paper: 'portrait',
  signedBy: ['registrar'],
  series: 'courseRequest',
  endedBy: ['requests.cancel'],
  summary: 'The letter that invites those named in a request to its class.',
  shape: classPrinted,
})
