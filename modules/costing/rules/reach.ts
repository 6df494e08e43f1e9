import { access } from '#platform/shared/access.ts'
import { reach } from '#platform/shared/record/reach.ts'

/** Who reaches what something costs: whoever plans. What is handed in by another module must be reached there too. */
export const costSheetReach = reach('costSheet', {
  planner: { who: access.adminTrainingCoordinator, reaches: 'all' },
})
