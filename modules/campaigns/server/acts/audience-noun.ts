import type { Noun } from '#platform/server/acts/write-act.ts'
import type { Asked } from '#platform/server/handler.ts'
import { audienceActs } from '../../contract/acts.ts'
import type { StoredAudience } from '../store/audiences.ts'

export type Doing = Pick<Asked<unknown>, 'db' | 'record' | 'actor' | 'now'>

export const noun: Noun<typeof audienceActs, 'campaigns.audience', StoredAudience, Doing> = {
  acts: audienceActs,
  stored: {
    table: 'campaigns.audience',
    unkept: ['id', 'version', 'search', 'counts', 'counted_at', 'first_counted_at'],
  },
  idOf: ({ id }) => id,
  factsOf: () => ({}),
}
