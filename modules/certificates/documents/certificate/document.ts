import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { id } from '#platform/shared/document/document-parameters.ts'
import { certificateReach } from '../../rules/reach.ts'
import { Snapshot } from '../../contract/certificates.ts'

export const shape = z.object({
  Serial: z.string(),
  Version: z.int(),
  /** Where the QR code leads. */
  VerifyAddress: z.string(),
  VerifyCode: z.string(),
  /** The signed facts that the QR code carries behind the address; null for what was issued before they were signed. */
  Signed: z.string().nullable(),
  Snapshot,
})

export default document({
  path: '/report/Certificate/:CourseClassID?/:TraineeID?',
  params: { CourseClassID: id, TraineeID: id },
  who: certificateReach,
  paper: 'landscape',
  letterhead: false,
  backgrounds: ['completion', 'excellence'],
  signedBy: ['director'],
  endedBy: ['certificates.hide', 'certificates.supersede', 'certificates.revoke'],
  series: 'certificate',
  isBundled: true,
  summary: 'The certificate of completion or excellence of a trainee in a class, as it was issued.',
  shape,
})
