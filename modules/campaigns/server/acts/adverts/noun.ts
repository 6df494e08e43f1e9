import type { Noun } from '#platform/server/acts/write-act.ts'
import type { Asked } from '#platform/server/handler.ts'
import { advertActs } from '../../../contract/acts.ts'
import type { StoredAdvert } from '../../store/adverts/adverts.ts'
import type { Sending } from '../campaign-noun.ts'

export type Doing = Pick<Asked<unknown>, 'db' | 'record' | 'actor' | 'now'>

/** Also of what begins and ends by itself. */
export const noun: Noun<typeof advertActs, 'campaigns.advert', Pick<StoredAdvert, 'id'>, Sending> = {
  acts: advertActs,
  stored: {
    table: 'campaigns.advert',
    unkept: ['id', 'starts_at', 'ends_at', 'made_by', 'version', 'search'],
  },
  idOf: ({ id }) => id,
  factsOf: () => ({}),
}
