import type { Noun } from '#platform/server/acts/write-act.ts'
import type { Asked } from '#platform/server/handler.ts'
import { guestActs, occasionActs } from '../../contract/acts.ts'

export type Doing = Pick<Asked<unknown>, 'db' | 'record'>
/** The same at a moment: who writes letters says when. */
export type Acting = Doing & Pick<Asked<unknown>, 'now'>

export const occasionNoun: Noun<typeof occasionActs, 'occasions.occasion', { readonly id: number }, Doing> = {
  acts: occasionActs,
  stored: { table: 'occasions.occasion', unkept: ['id', 'about', 'version', 'search'] },
  idOf: ({ id }) => id,
  factsOf: () => ({}),
}

interface Guest {
  readonly id: number
  readonly occasionId: number
}

/** Who somebody is stands in the row alone: the audit, which nobody erases, names the request. */
export const guestNoun: Noun<typeof guestActs, 'occasions.guest', Guest, Doing> = {
  acts: guestActs,
  stored: {
    table: 'occasions.guest',
    unkept: [
      'id',
      'account_id',
      'name',
      'email',
      'mobile',
      'organization',
      'code',
      'asked_at',
      'arrival_key',
      'erased_at',
      'version',
      'search',
    ],
  },
  idOf: ({ id }) => id,
  factsOf: ({ occasionId }) => ({ occasionId }),
}
