import type { Tone } from '#platform/web/ui/states/StateBadge.tsx'
import type { GrievanceState } from '../../rules/marking/grievances.ts'

export const grievanceTones: Readonly<Record<GrievanceState, Tone>> = {
  underReview: 'warning',
  upheld: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
}
