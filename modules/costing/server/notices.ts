import { nobody, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { costSheetActs } from '../contract/acts.ts'

export const notices: NoticesOf<typeof costSheetActs> = {
  'costing.saveCostSheet': nobody,
}
