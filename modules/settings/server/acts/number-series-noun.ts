import type { Noun } from '#platform/server/acts/write-act.ts'
import type { Asked } from '#platform/server/handler.ts'
import { numberSeriesActs } from '../../contract/acts.ts'
import type { LockedSeries } from '../store/number-series.ts'

export type Doing = Pick<Asked<unknown>, 'db' | 'record' | 'now'>

export const noun: Noun<typeof numberSeriesActs, 'platform.number_series', LockedSeries, Doing> = {
  acts: numberSeriesActs,
  stored: { table: 'platform.number_series', unkept: ['id', 'key', 'year', 'last_number', 'version'] },
  idOf: (series) => series.id,
  factsOf: ({ key }) => ({ series: key }),
}
