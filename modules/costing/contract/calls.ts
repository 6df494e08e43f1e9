import { callsOf } from '#platform/shared/record/act.ts'
import { costSheetActs } from './acts.ts'
import { getCostChoices } from './choices.ts'
import { getPlanCosting, savePlanCosting } from './plan-costing.ts'
import { getCostSheet, proposeCostLines } from './sheet.ts'
import { getYearSummary, getYearSummaryRows } from './year-summary.ts'

export const costingCalls = {
  getCostSheet,
  proposeCostLines,
  getCostChoices,
  getPlanCosting,
  savePlanCosting,
  getYearSummary,
  getYearSummaryRows,
  ...callsOf(costSheetActs),
}
