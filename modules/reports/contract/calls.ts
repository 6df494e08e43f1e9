import type { Calls } from '#platform/shared/call.ts'
import { callsOf } from '#platform/shared/record/act.ts'
import { runActs, savedReportActs, scheduleActs } from './acts.ts'
import { getReportLists, getReportRows } from './rows.ts'
import { downloadRun, getRun, getRuns } from './runs.ts'
import { getReportPeople, getSavedReport, getSavedReports } from './saved.ts'
import { getCountedRows, getStatistic, getStatisticSums } from './statistics.ts'

export const reportsCalls = {
  getStatistic,
  getStatisticSums,
  getCountedRows,
  getReportLists,
  getReportRows,
  getSavedReports,
  getSavedReport,
  getReportPeople,
  getRuns,
  getRun,
  downloadRun,
  ...callsOf(savedReportActs),
  ...callsOf(scheduleActs),
  ...callsOf(runActs),
} satisfies Calls
