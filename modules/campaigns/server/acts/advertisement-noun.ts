import type { Noun } from '#platform/server/acts/write-act.ts'
import { advertisementActs } from '../../contract/acts.ts'
import type { StoredAdvertisement } from '../store/advertisements.ts'
import type { Doing } from './audience-noun.ts'

export const noun: Noun<typeof advertisementActs, 'campaigns.advertisement', StoredAdvertisement, Doing> = {
  acts: advertisementActs,
  stored: {
    table: 'campaigns.advertisement',
    unkept: ['id', 'kind', 'shipped_title', 'shipped_body', 'version', 'search'],
  },
  idOf: ({ id }) => id,
  factsOf: () => ({}),
}
