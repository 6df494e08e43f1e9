import type { Doing, Noun } from '#platform/server/acts/write-act.ts'
import { webhookActs } from '../../contract/acts.ts'

/** Of its secrets nothing is told. */
export const webhookNoun: Noun<typeof webhookActs, 'integrations.webhook', { readonly id: number }, Doing> = {
  acts: webhookActs,
  stored: {
    table: 'integrations.webhook',
    unkept: ['id', 'made_at', 'disabled_at', 'failing_since', 'busy_until', 'version', 'search'],
  },
  idOf: ({ id }) => id,
  factsOf: () => ({}),
}
