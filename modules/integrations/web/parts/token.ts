import type { Output } from '#platform/shared/call.ts'
import type { Tone } from '#platform/web/ui/states/StateBadge.tsx'
import type { integrationsCalls as calls } from '../../contract/calls.ts'
import type { TokenState } from '../../rules/token.ts'

export type TokenRow = Output<typeof calls.getApiTokens>['Items'][number]

export const tokenTones: Readonly<Record<TokenState, Tone>> = { active: 'success', expired: 'neutral', ended: 'danger' }
