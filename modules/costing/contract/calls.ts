import { callsOf } from '#platform/shared/record/act.ts'
import { costSheetActs } from './acts.ts'
import { getCostSheet, proposeCostLines } from './sheet.ts'

export const costingCalls = { getCostSheet, proposeCostLines, ...callsOf(costSheetActs) }
