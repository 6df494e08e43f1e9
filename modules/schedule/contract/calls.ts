import type { Calls } from '#platform/shared/call.ts'
import { callsOf } from '#platform/shared/record/act.ts'
import { feedActs } from './acts.ts'
import { getFeed, readFeed } from './feed.ts'
import { getSchedule } from './schedule.ts'

export const scheduleCalls = { getSchedule, getFeed, readFeed, ...callsOf(feedActs) } satisfies Calls
