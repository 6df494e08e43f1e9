import { callsOf } from '#platform/shared/record/act.ts'
import { numberSeriesActs } from './acts.ts'
import { getNumberSeries } from './number-series.ts'
import { getSettingChanges } from './setting-changes.ts'

export const settingsCalls = { getNumberSeries, getSettingChanges, ...callsOf(numberSeriesActs) }
