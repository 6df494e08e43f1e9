import { callsOf } from '#platform/shared/record/act.ts'
import { documentLookActs, numberSeriesActs, paperImageActs } from './acts.ts'
import { getDocumentLooks } from './document-looks.ts'
import { getNumberSeries } from './number-series.ts'
import { getPaperImages } from './paper-images.ts'
import { getSettingChanges } from './setting-changes.ts'

export const settingsCalls = {
  getNumberSeries,
  getSettingChanges,
  getPaperImages,
  getDocumentLooks,
  ...callsOf(numberSeriesActs),
  ...callsOf(paperImageActs),
  ...callsOf(documentLookActs),
}
