import type { Calls } from '#platform/shared/call.ts'
import { callsOf } from '#platform/shared/record/act.ts'
import { paperRunActs } from './acts.ts'
import { downloadPaperRun, getPaperRun, getPaperRuns } from './runs.ts'

export const papersCalls = {
  getPaperRuns,
  getPaperRun,
  downloadPaperRun,
  ...callsOf(paperRunActs),
} satisfies Calls
