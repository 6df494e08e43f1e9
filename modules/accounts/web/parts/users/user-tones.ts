import type { Tone } from '#platform/web/ui/states/StateBadge.tsx'
import type { AccountState } from '../../../rules/account-states.ts'

export const userTones: Readonly<Record<AccountState, Tone>> = {
  invited: 'info',
  waiting: 'warning',
  active: 'success',
  inactive: 'neutral',
}
