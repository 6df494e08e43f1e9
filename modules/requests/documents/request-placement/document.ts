import { document } from '#platform/shared/document/document.ts'
import { id } from '#platform/shared/document/document-parameters.ts'
import { classPrinted } from '../../contract/class-printed.ts'
import { requestReach } from '../../rules/reach.ts'

export default document({
  path: '/report/CourseRequestPlacement/:CourseRequestID?',
  params: { CourseRequestID: id },
  who: requestReach,
  paper: 'portrait',
  signedBy: ['registrar'],
  series: 'courseRequest',
  endedBy: ['requests.cancel'],
  summary: 'The letter that confirms the places of those named in a request, once the class is certain.',
  shape: classPrinted,
})
