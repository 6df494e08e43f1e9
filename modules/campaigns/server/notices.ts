import { nobody, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { audienceActs } from '../contract/acts.ts'

/** Whom the academy writes to is its own business. */
export const notices: NoticesOf<typeof audienceActs> = {
  'campaigns.addAudience': nobody,
  'campaigns.editAudience': nobody,
  'campaigns.leaveOut': nobody,
  'campaigns.takeBack': nobody,
  'campaigns.deleteAudience': nobody,
}
