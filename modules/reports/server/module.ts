import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { reportsCalls } from '../contract/calls.ts'
import { getCountedRows, getStatistic, getStatisticSums } from './calls/statistics.ts'

export const reportsServer: ModuleServer = {
  name: 'reports',
  implemented: [implement(reportsCalls, { getStatistic, getStatisticSums, getCountedRows })],
}
