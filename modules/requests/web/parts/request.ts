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

interface OnWay {
  readonly State: string
  readonly ClassID: number | null
  readonly Proposals: readonly { readonly SentAt: string | null }[]
  readonly History: readonly { readonly Kind: string }[]
}

/** Once there is a class its history says how far it came, the farthest first. */
const reachedBy = [
  ['requests.pay', 'paid'],
  ['requests.invoice', 'invoiced'],
  ['requests.closeNominations', 'nominationsClosed'],
] as const

/** How far what was called off had come, by what there is of it. */
function reached({ ClassID, Proposals, History }: OnWay): string {
  if (ClassID !== null)
    return reachedBy.find(([kind]) => History.some(({ Kind }) => Kind === kind))?.[1] ?? 'nominationsOpen'
  if (Proposals.some(({ SentAt }) => SentAt !== null)) return 'proposalSent'
  return Proposals.length > 0 ? 'underCosting' : 'submitted'
}

/** Whether the next step is about its money: that stands first then, as a page of a request is long. */
export const moneyComesFirst = ({ State, Actions }: Pick<CourseRequest, 'State' | 'Actions'>): boolean =>
  Actions.includes('decideProof') ||
  Actions.includes('refund') ||
  (State === 'invoiced' && Actions.includes('uploadProof'))

/** Whether there is, or will yet be, an invoice: what ended before one was issued gets none. */
export const isInvoiced = ({ State, Invoice }: { readonly State: string; readonly Invoice: unknown }): boolean =>
  Boolean(Invoice) || (State !== 'cancelled' && State !== 'declined')

/** Where on that way a request stands; what has ended badly stands where it ended. */
export function placeOnWay(request: OnWay): { readonly at: string; readonly failed: boolean } {
  const { State: state } = request
  if (state === 'revisionAsked') return { at: 'underCosting', failed: false }
  if (state === 'declined' || state === 'expired') return { at: 'proposalSent', failed: true }
  if (state === 'accepted' || state === 'classCreated') return { at: 'nominationsOpen', failed: false }
  if (state === 'cancelled') return { at: reached(request), failed: true }
  return { at: state === 'draft' ? '' : state, failed: false }
}
