import { implement } from '#platform/server/handler.ts'
import type { AllModules, ModuleServer } from '#platform/server/module.ts'
import { costingCalls } from '../contract/calls.ts'
import { getCostChoices } from './calls/choices.ts'
import { getPlanCosting, savePlanCosting } from './calls/plan-costing.ts'
import * as sheets from './calls/sheets.ts'
import { getYearSummary, getYearSummaryRows } from './calls/year-summary.ts'
import { sheetsAlongRows } from './acts/along-rows.ts'
import { notices } from './notices.ts'

export const costingServer = (modules: AllModules): ModuleServer => ({
  name: 'costing',
  implemented: [
    implement(costingCalls, {
      getCostSheet: sheets.getCostSheet(modules),
      proposeCostLines: sheets.proposeCostLines(modules),
      getCostChoices,
      getPlanCosting,
      savePlanCosting,
      getYearSummary,
      getYearSummaryRows,
      saveCostSheet: sheets.saveCostSheet(modules),
    }),
  ],
  notices,
  alongRows: sheetsAlongRows,
  ownData: {
    kinds: [],
    without: {
      'costing.line': 'What something costs the academy: it names nobody, `shared_by` counts who shares a room.',
    },
  },
})
