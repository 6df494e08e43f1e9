import type { Noun } from '#platform/server/acts/write-act.ts'
import { requestActs } from '../../contract/acts.ts'
import type { CourseRequest } from '../store/locked.ts'
import type { Doing } from './doing.ts'

/**
 * What each fact about a request carries: as `code` its number, `organizationId` or `traineeId` of who asks, the
 * `coordinatorId`, `courseId` where there is one, `bySystem` where it followed by itself, the `reason`. Beside them:
 * `proposal`, the number of the version, and `proposalId`; `dueOn`, until when it holds, of sendProposal; `classId, class` of makeClass;
 * `invoiceId, number` of what happens to the invoice, and before and after `kept` of keepPaid, `hasRest` where a part is kept; `count` of nominate.
 */
export const noun: Noun<typeof requestActs, 'requests.course_request', CourseRequest, Doing> = {
  acts: requestActs,
  stored: {
    table: 'requests.course_request',
    // Names and addresses of people are none of the audit's; the reasons stand in the facts.
    unkept: [
      'id',
      'version',
      'search',
      'created_at',
      'created_by',
      'state_since',
      'reason',
      'notes',
      'contact_name',
      'contact_email',
      'contact_phone',
      'payer_name',
      // Told as money, in the currency of the invoice.
      'kept_minor',
    ],
  },
  beside: ['kept'],
  idOf: ({ id }) => id,
  factsOf: (request, doing) => ({
    code: request.number,
    ...(request.organization_id !== null && { organizationId: request.organization_id }),
    ...(request.trainee_id !== null && { traineeId: request.trainee_id }),
    coordinatorId: request.coordinator_id,
    ...(request.course_id !== null && { courseId: request.course_id }),
    ...(doing.party === 'system' && { bySystem: true }),
  }),
}
