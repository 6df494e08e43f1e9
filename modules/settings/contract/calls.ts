import { callsOf } from '#platform/shared/record/act.ts'
import { numberSeriesActs } from './acts.ts'
import { getNumberSeries } from './number-series.ts'

export const settingsCalls = { getNumberSeries, ...callsOf(numberSeriesActs) }
