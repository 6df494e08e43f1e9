import { acts } from '#platform/shared/record/act.ts'
import * as feed from './feed.ts'

/** The private address of somebody's schedule. */
export const feedActs = acts('schedule', 'scheduleFeed', {
  makeFeed: { call: feed.makeFeed },
  renewFeed: { call: feed.renewFeed, asks: 'confirmation' },
  revokeFeed: { call: feed.revokeFeed, asks: 'confirmation', grave: true },
})
