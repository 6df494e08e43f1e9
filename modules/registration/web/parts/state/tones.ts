import type { Tone } from '#platform/web/ui/states/StateBadge.tsx'
import type { MoneyState } from '../../../rules/money-track.ts'
import type { TravelState } from '../../../rules/travel-track.ts'
import type { VisaState } from '../../../rules/visa-track.ts'

/* The colours of the single tracks, where a reviewer sees each for itself. Blue waits for the academy, amber for the trainee. */

export const visaTones: Readonly<Record<VisaState, Tone>> = {
  notRequired: 'neutral',
  toCheck: 'info',
  awaitingVisaApproval: 'info',
  letterIssued: 'warning',
  awaitingProof: 'warning',
  proofUploaded: 'info',
  verified: 'success',
  proofRejected: 'warning',
  refused: 'danger',
}

export const moneyTones: Readonly<Record<MoneyState, Tone>> = {
  notDue: 'neutral',
  invoiced: 'warning',
  proofUploaded: 'info',
  paid: 'success',
  proofRejected: 'warning',
  partial: 'warning',
  overdue: 'danger',
  waived: 'success',
  creditApproved: 'success',
  refunded: 'neutral',
}

export const travelTones: Readonly<Record<TravelState, Tone>> = {
  notNeeded: 'neutral',
  awaitingTravel: 'info',
  arranged: 'success',
  arrived: 'success',
}
