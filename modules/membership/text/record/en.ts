import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as membership } from '../en.ts'

export const en: Words<typeof ar> = {
  rights: {
    takeForReview: 'Take a request for a card under review',
    approve: 'Approve a membership card',
    uploadProof: 'Upload the proof of payment of a card',
    confirm: 'Confirm the payment of a card and give it a number',
    rejectProof: 'Reject the proof of payment of a card',
    activate: 'Hand out membership cards',
    reinstate: 'Reinstate a suspended membership card',
    show: 'Show a hidden membership card again',
    reject: 'Reject a request for a membership card',
    suspend: 'Suspend a membership card',
    hide: 'Hide a membership card',
  },
  columns: {
    kind: terms.kind,
    cause: membership.fields.cause,
    state: 'State of the card',
    isHidden: membership.fields.hidden,
    number: membership.fields.number,
    validFrom: membership.fields.validFrom,
    validUntil: membership.fields.validUntil,
  },
}
