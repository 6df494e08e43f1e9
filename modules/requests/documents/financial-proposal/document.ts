import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { amount, id, number, optional } from '#platform/shared/document/document-parameters.ts'
import { trilingualReply } from '#platform/shared/shapes.ts'
import { sentProposal } from '../../contract/shapes.ts'
import { requestReach } from '../../rules/reach.ts'

export default document({
  path: '/report/FinancialPorposalIACE/:CourseRequestId?/:Fees?/:NoTrainee?/:CourseHours?',
  params: {
    CourseRequestId: id,
    Fees: optional(amount),
    NoTrainee: optional(number),
    CourseHours: optional(number),
  },
  who: requestReach,
  paper: 'portrait',
  signedBy: ['director'],
  series: 'courseRequest',
  endedBy: ['requests.recallProposal', 'requests.revokeLink', 'requests.withdraw', 'requests.cancel'],
  summary:
    'The proposal that was sent last for a course request. What the address says beside the id (total, trainees, hours) chooses among the versions that were sent, and opens nothing where none says the same.',
  shape: z.object({
    RequestNumber: z.string(),
    AskedBy: trilingualReply,
    ContactName: z.string(),
    SentOn: z.iso.date(),
    Proposal: sentProposal,
  }),
})
