import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { id, optional } from '#platform/shared/document/document-parameters.ts'

import { asked } from '../../contract/printed.ts'
import { requestReach } from '../../rules/reach.ts'

export default document({
  path: '/report/TraineeRequestFormIACE/:RequestID?/:TraineeID?',
  params: { RequestID: id, TraineeID: optional(id) },
  who: requestReach,
  paper: 'portrait',
  series: 'courseRequest',
  endedBy: ['requests.withdraw', 'requests.cancel'],
  summary: 'The form of what a trainee asks for, to be signed.',
  shape: z.object({
    Asked: asked,
    TraineeCode: z.string(),
  }),
})
