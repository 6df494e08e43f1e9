import { access } from '#platform/shared/access.ts'
import { reach } from '#platform/shared/record/reach.ts'

/**
 * Who reaches which rows of the annual plan. `asked`: an instructor whom the row has asked, whatever they answered; who is
 * only chosen does not know of it yet.
 */
export const planRowReach = reach('planRow', {
  planner: { who: access.adminTrainingCoordinator, reaches: 'all' },
  instructor: { who: access.instructor, reaches: 'asked' },
})
