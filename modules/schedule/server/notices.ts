import { nobody, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { feedActs } from '../contract/acts.ts'

/** Whoever did it knows, and it is nobody else's. */
export const notices: NoticesOf<typeof feedActs> = {
  'schedule.makeFeed': nobody,
  'schedule.renewFeed': nobody,
  'schedule.revokeFeed': nobody,
}
