import { nobody, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { documentLookActs, numberSeriesActs, paperImageActs } from '../contract/acts.ts'

/** How the academy numbers its records and what its papers look like is its own business. */
export const notices: NoticesOf<typeof numberSeriesActs> &
  NoticesOf<typeof paperImageActs> &
  NoticesOf<typeof documentLookActs> = {
  'settings.changeNumberSeries': nobody,
  'settings.setPaperImage': nobody,
  'settings.removePaperImage': nobody,
  'settings.changeDocumentLook': nobody,
}
