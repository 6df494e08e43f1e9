import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { scheduleCalls } from '../contract/calls.ts'
import * as feed from './calls/feed.ts'
import { getSchedule } from './calls/schedule.ts'
import { notices } from './notices.ts'
import { ownData } from './own-data.ts'

export const scheduleServer = (parts: feed.FeedParts): ModuleServer => ({
  name: 'schedule',
  ownData,
  notices,
  implemented: [
    implement(scheduleCalls, {
      getSchedule: getSchedule(parts.modules),
      getFeed: feed.getFeed,
      makeFeed: feed.makeFeed(parts),
      renewFeed: feed.renewFeed(parts),
      revokeFeed: feed.revokeFeed,
      readFeed: feed.readFeed(parts),
    }),
  ],
})
