import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { href } from '#platform/web/href.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import type { Actions } from '#platform/web/ui/acts/actions.ts'
import type { Tone } from '#platform/web/ui/states/StateBadge.tsx'
import { cardActs as acts } from '../../contract/acts.ts'
import { membershipCalls as calls } from '../../contract/calls.ts'
import type { CardState } from '../../rules/card-states.ts'

export type CardRow = Output<typeof calls.getMembershipCards>['Items'][number]
export type Card = Output<typeof calls.getMembershipCard>
export type Mine = Output<typeof calls.getMyMembershipCards>
export type OwnCard = Mine['Cards'][number]

export const cardTones: Readonly<Record<CardState, Tone>> = {
  requested: 'warning',
  pendingReview: 'warning',
  approved: 'info',
  paymentStage: 'info',
  proofUploaded: 'warning',
  proofRejected: 'danger',
  confirmed: 'warning',
  active: 'success',
  suspended: 'danger',
  expired: 'neutral',
  replaced: 'neutral',
  rejected: 'danger',
}

export const paperOf = ({ ID }: { readonly ID: number }): string => href('/report/MembershipCard/:ID?', { ID })
export const sheetOf = (ids: readonly number[]): string =>
  href('/report/MembershipCardSheet/:IDs?', { IDs: ids.join(',') })

/** What the academy may do with a card, as its `Actions` say. */
export const cardButtons = (card: Pick<CardRow, 'ID' | 'Version'>): Actions =>
  actButtons(
    acts,
    { ID: card.ID, Version: card.Version },
    [
      'takeForReview',
      'approve',
      'confirm',
      'rejectProof',
      'activate',
      'reinstate',
      'show',
      'reject',
      'suspend',
      'hide',
    ],
    { activate: { run: () => send(calls.activate, { body: { IDs: [card.ID] } }) } },
  )
