import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { reportsCalls } from '../contract/calls.ts'
import type { RunParts } from './acts/runs.ts'
import * as runs from './calls/runs.ts'
import * as saved from './calls/saved-reports.ts'
import { getCountedRows, getStatistic, getStatisticSums } from './calls/statistics.ts'
import { jobs } from './jobs.ts'
import { merging } from './merging.ts'
import { notices } from './notices.ts'
import { ownData } from './own-data.ts'

export const reportsServer = (parts: RunParts): ModuleServer => ({
  name: 'reports',
  implemented: [
    implement(reportsCalls, {
      getStatistic,
      getStatisticSums,
      getCountedRows,
      ...saved,
      getReportLists: runs.getReportLists,
      getReportRows: runs.getReportRows(parts.modules),
      getRuns: runs.getRuns,
      getRun: runs.getRun,
      startRun: runs.startRun,
      cancelRun: runs.cancelRun,
      downloadRun: runs.downloadRun,
    }),
  ],
  jobs: jobs(parts),
  notices,
  ownData,
  merging,
  mergingInstructors: merging,
})
