import type { Doing, Noun } from '#platform/server/acts/write-act.ts'
import { addressActs } from '../../contract/acts.ts'

/** Addresses that no mail reaches. The audit keeps neither the address nor what was said of it. */
export const noun: Noun<typeof addressActs, 'platform.undeliverable_address', { readonly id: number }, Doing> = {
  acts: addressActs,
  stored: {
    table: 'platform.undeliverable_address',
    unkept: ['id', 'address', 'reason', 'last_refused_at', 'came_back'],
    version: null,
  },
  idOf: ({ id }) => id,
  factsOf: () => ({}),
}
