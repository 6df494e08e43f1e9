import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { id } from '#platform/shared/document/document-parameters.ts'
import { trilingualReply } from '#platform/shared/shapes.ts'
import { asked } from '../../contract/printed.ts'
import { requestReach } from '../../rules/reach.ts'

export default document({
  path: '/report/OrganizationRequestForm/:RequestID?',
  params: { RequestID: id },
  who: requestReach,
  paper: 'portrait',
  series: 'courseRequest',
  endedBy: ['requests.withdraw', 'requests.cancel'],
  summary: 'The form of what an organization asks for, to be signed.',
  shape: z.object({
    Asked: asked,
    /** Who is to come, as far as they are named. */
    Names: z.array(
      z.object({ Name: z.string(), TraineeName: trilingualReply.nullable(), TraineeCode: z.string().nullable() }),
    ),
  }),
})
