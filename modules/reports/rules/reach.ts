import { access } from '#platform/shared/access.ts'
import { reach } from '#platform/shared/record/reach.ts'

/** Who reads which saved reports: one's own, and those that are shared with oneself or a right that one holds. */
export const savedReportReach = reach('savedReport', {
  reader: { who: access.adminTrainingCoordinator, reaches: 'shared' },
})

/** Who changes, shares and sends which: the author alone. */
export const keptReportReach = reach('keptReport', {
  author: { who: access.adminTrainingCoordinator, reaches: 'own' },
})

/** What a run brought is its owner's: another would see by somebody else's reach. */
export const reportRunReach = reach('reportRun', {
  owner: { who: access.adminTrainingCoordinator, reaches: 'own' },
})
