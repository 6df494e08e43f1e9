import type { Output } from '#platform/shared/call.ts'
import type { Tone } from '#platform/web/ui/states/StateBadge.tsx'
import type { resultCalls as calls } from '../../../contract/calls.ts'

type State = Output<typeof calls.getRepeatsForAdmin>[number]['State']

export const repeatTones: Readonly<Record<State, Tone>> = {
  eligible: 'info',
  notEligible: 'neutral',
  requested: 'warning',
  invoiced: 'warning',
  proofUploaded: 'warning',
  paid: 'warning',
  granted: 'success',
  used: 'neutral',
  expired: 'neutral',
  rejected: 'danger',
}
