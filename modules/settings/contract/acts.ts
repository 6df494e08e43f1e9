import { acts } from '#platform/shared/record/act.ts'
import { changeNumberSeries } from './number-series.ts'

export const numberSeriesActs = acts('settings', 'numberSeries', {
  changeNumberSeries: { call: changeNumberSeries },
})
