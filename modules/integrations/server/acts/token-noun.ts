import type { Doing, Noun } from '#platform/server/acts/write-act.ts'
import { tokenActs } from '../../contract/acts.ts'

/** Of the token itself nothing is told, neither what it was nor its hash. */
export const tokenNoun: Noun<
  typeof tokenActs,
  'integrations.api_token',
  { readonly id: number; readonly account_id: number },
  Doing
> = {
  acts: tokenActs,
  stored: {
    table: 'integrations.api_token',
    version: null,
    unkept: [
      'id',
      'hash',
      'search',
      'made_at',
      'uses',
      'last_used_on',
      'last_used_address',
      'account_id',
      'organization_id',
      'ended_at',
    ],
  },
  idOf: ({ id }) => id,
  factsOf: ({ account_id }) => ({ accountId: account_id }),
}
