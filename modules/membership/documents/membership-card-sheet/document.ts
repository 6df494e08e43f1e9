import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { ids } from '#platform/shared/document/document-parameters.ts'
import { printedCard } from '../membership-card/document.ts'

export default document({
  path: '/report/MembershipCardSheet/:IDs?',
  params: { IDs: ids },
  who: 'editorMembershipCard',
  paper: 'portrait',
  letterhead: false,
  summary:
    'Membership cards to cut out, ten on a sheet; behind each sheet one with the other sides, for printing on both.',
  shape: z.object({ Cards: z.array(printedCard) }),
})
