import { acts } from '#platform/shared/record/act.ts'
import { saveCostSheet } from './sheet.ts'

export const costSheetActs = acts('costing', 'costSheet', {
  saveCostSheet: { call: saveCostSheet },
})
