import type { Noun } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import type { NewEvent } from '#platform/server/event.ts'
import { campaignActs } from '../../contract/acts.ts'
import type { StoredCampaign } from '../store/campaigns.ts'

/** Also of what begins and ends by itself. */
export interface Sending {
  readonly db: Database
  readonly now: Date
  readonly record: (event: NewEvent) => Promise<void>
}

export const noun: Noun<typeof campaignActs, 'campaigns.campaign', Pick<StoredCampaign, 'id'>, Sending> = {
  acts: campaignActs,
  stored: {
    table: 'campaigns.campaign',
    unkept: [
      'id',
      'advertisement_id',
      'advert_id',
      'audience_id',
      'plan_html',
      'counts',
      'made_by',
      'version',
      'search',
    ],
  },
  idOf: ({ id }) => id,
  factsOf: () => ({}),
}
