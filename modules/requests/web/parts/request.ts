import type { Output } from '#platform/shared/call.ts'
import type { Tone } from '#platform/web/ui/states/StateBadge.tsx'
import type { requestsCalls } from '../../contract/calls.ts'

export type CourseRequest = Output<typeof requestsCalls.getCourseRequest>
export type RequestRow = Output<typeof requestsCalls.getCourseRequests>['Items'][number]
export type SentProposal = Output<typeof requestsCalls.getSentProposal>['Proposal']
export type Proposal = CourseRequest['Proposals'][number]

export const requestTones: Readonly<Record<string, Tone>> = {
  submitted: 'warning',
  underCosting: 'info',
  proposalSent: 'info',
  revisionAsked: 'warning',
  accepted: 'success',
  classCreated: 'success',
  nominationsOpen: 'success',
  nominationsClosed: 'success',
  invoiced: 'warning',
  paid: 'success',
  delivered: 'success',
  declined: 'danger',
  expired: 'danger',
  cancelled: 'danger',
}

/** The states of a request's way, as the strip at its head shows them. */
export const way = [
  'submitted',
  'underCosting',
  'proposalSent',
  'nominationsOpen',
  'nominationsClosed',
  'invoiced',
  'paid',
  'delivered',
  'closed',
] as const

/** Where on that way a request stands; what has ended badly stands where it ended. */
export function placeOnWay(state: string): { readonly at: string; readonly failed: boolean } {
  if (state === 'revisionAsked') return { at: 'underCosting', failed: false }
  if (state === 'declined' || state === 'expired') return { at: 'proposalSent', failed: true }
  if (state === 'accepted' || state === 'classCreated') return { at: 'nominationsOpen', failed: false }
  if (state === 'cancelled') return { at: 'submitted', failed: true }
  return { at: state === 'draft' ? '' : state, failed: false }
}
