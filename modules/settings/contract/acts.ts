import { acts } from '#platform/shared/record/act.ts'
import { changeDocumentLook } from './document-looks.ts'
import { changeNumberSeries } from './number-series.ts'
import { removePaperImage, setPaperImage } from './paper-images.ts'

export const numberSeriesActs = acts('settings', 'numberSeries', {
  changeNumberSeries: { call: changeNumberSeries },
})

export const paperImageActs = acts('settings', 'paperImage', {
  setPaperImage: { call: setPaperImage },
  removePaperImage: { call: removePaperImage, asks: 'confirmation', grave: true },
})

export const documentLookActs = acts('settings', 'documentLook', {
  changeDocumentLook: { call: changeDocumentLook },
})
