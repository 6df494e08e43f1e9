import { acts, follows } from '#platform/shared/record/act.ts'
import * as runs from './runs.ts'

export const paperRunActs = acts('papers', 'paperRun', {
  startPaperRun: { call: runs.startPaperRun },
  cancelPaperRun: { call: runs.cancelPaperRun, asks: 'confirmation', grave: true },
  finishPaperRun: follows,
})
