import { nobody, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { numberSeriesActs } from '../contract/acts.ts'

/** How the academy numbers its records is its own business. */
export const notices: NoticesOf<typeof numberSeriesActs> = {
  'settings.changeNumberSeries': nobody,
}
