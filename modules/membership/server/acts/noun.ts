import type { Noun } from '#platform/server/acts/write-act.ts'
import { cardActs } from '../../contract/acts.ts'
import type { Card } from '../store/locked.ts'
import type { Doing } from './doing.ts'

/**
 * What each fact about a card carries: the `traineeId` and as `code` their number; the card's own `number` once it has one;
 * the `kind`; `bySystem` where it followed by itself; the `reason`. Beside them: `dueOn`, until when it holds, of activate
 * and remindOfEnd; `invoiceId` and `invoice` of askPayment and confirm. Neither names nor the code of verification are kept.
 */
export const noun: Noun<typeof cardActs, 'membership.card', Card, Doing> = {
  acts: cardActs,
  stored: {
    table: 'membership.card',
    unkept: [
      'id',
      'trainee_id',
      'replaces_id',
      'note',
      'reason',
      'state_since',
      'hidden_reason',
      'verify_code',
      'name_ar',
      'name_en',
      'reminded_at',
      'requested_at',
      'requested_by',
      'version',
    ],
  },
  idOf: ({ id }) => id,
  factsOf: (card, doing) => ({
    traineeId: card.trainee_id,
    code: card.trainee_code,
    kind: card.kind,
    ...(card.number !== null && { number: card.number }),
    ...(doing.party === 'system' && { bySystem: true }),
  }),
}
