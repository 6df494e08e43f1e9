import { actionsIn, next, stateTable } from '#platform/shared/record/states.ts'
import { applicants, staff, type Party } from './parties.ts'

/**
 * The life of a request. What a proposal's answer brings about (class, nominations) and what the invoice and the class do
 * (invoiced, paid, delivered) comes from the system.
 */
export const requestStates = stateTable({
  states: [
    'draft',
    'submitted',
    'underCosting',
    'proposalSent',
    'revisionAsked',
    'accepted',
    'classCreated',
    'nominationsOpen',
    'nominationsClosed',
    'invoiced',
    'paid',
    'delivered',
    'closed',
    'declined',
    'expired',
    'cancelled',
  ],
  initial: 'draft',
  moves: {
    submit: { from: ['draft'], to: 'submitted', who: [...applicants, ...staff] },
    takeUnderCosting: { from: ['submitted', 'revisionAsked', 'expired'], to: 'underCosting', who: staff },
    sendProposal: { from: ['underCosting'], to: 'proposalSent', who: staff },
    recallProposal: { from: ['proposalSent'], to: 'underCosting', who: staff },
    accept: { from: ['proposalSent'], to: 'accepted', who: [...applicants, 'contact'] },
    askRevision: { from: ['proposalSent'], to: 'revisionAsked', who: [...applicants, 'contact'] },
    decline: { from: ['proposalSent'], to: 'declined', who: [...applicants, 'contact'] },
    expire: { from: ['proposalSent'], to: 'expired', who: ['system'] },
    makeClass: { from: ['accepted'], to: 'classCreated', who: ['system'] },
    openNominations: { from: ['classCreated'], to: 'nominationsOpen', who: ['system'] },
    closeNominations: { from: ['nominationsOpen'], to: 'nominationsClosed', who: [...applicants, ...staff, 'system'] },
    invoice: { from: ['nominationsClosed'], to: 'invoiced', who: ['system'] },
    pay: { from: ['invoiced'], to: 'paid', who: ['system'] },
    deliver: { from: ['paid'], to: 'delivered', who: ['system'] },
    close: { from: ['delivered'], to: 'closed', who: staff },
    /* Who asks takes it back before there is anything to call off; after that the academy cancels. */
    withdraw: {
      from: ['draft', 'submitted', 'underCosting', 'proposalSent', 'revisionAsked', 'expired'],
      to: 'cancelled',
      who: applicants,
    },
    cancel: {
      from: [
        'submitted',
        'underCosting',
        'proposalSent',
        'revisionAsked',
        'expired',
        'nominationsOpen',
        'nominationsClosed',
        'invoiced',
        'paid',
      ],
      to: 'cancelled',
      /* By itself where its class was called off on that one's own page. */
      who: [...staff, 'system'],
    },
  },
})

export type RequestState = (typeof requestStates.states)[number]
export type RequestMove = keyof typeof requestStates.moves

/** What the live stream says to open pages of a request, with its id. */
export const requestTopic = 'courseRequest'

/** Over, one way or the other. */
export const pastStates = ['closed', 'declined', 'cancelled'] as const satisfies readonly RequestState[]
/** Of these somebody of the academy has to do the next step, those of each in one queue. */
export const queues = ['submitted', 'revisionAsked', 'underCosting', 'expired', 'delivered'] as const

/** What waits beside the states: a proposal for an administrator, a proof for its verdict, what was paid for nothing to be paid back. */
export const requestTasks = ['approveProposal', 'verifyPayment', 'refund'] as const

const has = (states: readonly RequestState[], state: RequestState) => states.includes(state)

/** Who asks changes what was asked until the academy has begun with it; staff until a proposal is sent. */
export function mayEdit(state: RequestState, party: Party): boolean {
  if (state === 'draft' || state === 'submitted') return party !== 'system' && party !== 'contact'
  return isWorker(party) && has(['underCosting', 'revisionAsked', 'expired'], state)
}

const isWorker = (party: Party): boolean => (staff as readonly Party[]).includes(party)

/** Versions of the proposal are written while the request is under costing. */
export const mayWriteProposal = (state: RequestState, party: Party): boolean =>
  isWorker(party) && state === 'underCosting'

/** People are named from the first day on; who is to come stands until the day before the class begins. */
export function mayNominate(state: RequestState, party: Party, days: { firstDay: string | null; today: string }) {
  if (party === 'system' || party === 'contact') return false
  if (has(['draft', 'submitted', 'underCosting', 'proposalSent', 'revisionAsked', 'expired'], state)) return true
  if (days.firstDay === null || days.today >= days.firstDay) return false
  if (state === 'nominationsOpen') return true
  return has(['nominationsClosed', 'invoiced', 'paid'], state)
}

/** Once nominations are closed people are swapped one for one, and none is added or left out. */
export const maySwapAlone = (state: RequestState): boolean => has(['nominationsClosed', 'invoiced', 'paid'], state)

export type RequestButton =
  | RequestMove
  | 'edit'
  | 'assign'
  | 'writeProposal'
  | 'approveProposal'
  | 'revokeLink'
  | 'nominate'
  | 'uploadProof'
  | 'decideProof'
  | 'waiveRest'
  | 'refund'
  | 'keepPaid'

interface Facts {
  readonly state: RequestState
  readonly firstDay: string | null
  readonly today: string
  /** Of the live version of the proposal. */
  readonly proposal: string | null
  /** Whether something is still to be paid, and whether a proof awaits its verdict. */
  readonly isOwed: boolean
  readonly hasOpenProof: boolean
  /** Whether the academy holds some of what came in for its invoice, beyond what it said that it keeps. */
  readonly isHeld: boolean
}

/** What is still unpaid may be waived; a proof that waits is decided first. */
export const mayWaiveRest = ({ isOwed, hasOpenProof }: Pick<Facts, 'isOwed' | 'hasOpenProof'>, party: Party): boolean =>
  party === 'admin' && isOwed && !hasOpenProof

/** What was paid for what was called off is paid back, or kept as its price; a proof that waits is decided first. */
export const mayRefund = (
  { state, isHeld, hasOpenProof }: Pick<Facts, 'state' | 'isHeld' | 'hasOpenProof'>,
  party: Party,
): boolean => party === 'admin' && state === 'cancelled' && isHeld && !hasOpenProof

/** What this party may do with the request now, for the reply's `Actions`. */
export function requestActions(facts: Facts, party: Party): RequestButton[] {
  const { state, proposal } = facts
  return [
    ...(mayEdit(state, party) ? (['edit'] as const) : []),
    ...actionsIn(requestStates, state, party).filter(
      (move) => move !== 'sendProposal' || proposal === 'draft' || proposal === 'approved',
    ),
    ...(isWorker(party) && !has(pastStates, state) ? (['assign'] as const) : []),
    ...(mayWriteProposal(state, party) ? (['writeProposal'] as const) : []),
    ...(party === 'admin' && proposal === 'awaitingApproval' ? (['approveProposal'] as const) : []),
    ...(isWorker(party) && state === 'proposalSent' ? (['revokeLink'] as const) : []),
    ...(mayNominate(state, party, facts) ? (['nominate'] as const) : []),
    ...(facts.isOwed && !facts.hasOpenProof && party !== 'system' && party !== 'contact'
      ? (['uploadProof'] as const)
      : []),
    ...(facts.hasOpenProof && isWorker(party) ? (['decideProof'] as const) : []),
    ...(mayWaiveRest(facts, party) ? (['waiveRest'] as const) : []),
    ...(mayRefund(facts, party) ? (['refund', 'keepPaid'] as const) : []),
  ]
}

/** The state after the move, or null where the table has no such move for this party. */
export const stateAfter = (state: RequestState, move: RequestMove, party: Party): RequestState | null =>
  next(requestStates, state, move, party)
