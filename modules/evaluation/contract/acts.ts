import { acts, follows, through } from '#platform/shared/record/act.ts'
import { publishFinalResults, saveParticipation } from './evaluation.ts'
import { decideResultChange, withdrawResultChange } from './result-changes.ts'

/** What is done to the degrees and results of a class as a whole. */
export const classActs = acts('evaluation', 'courseClass', {
  saveParticipation: { call: saveParticipation },
  askResultChange: { ...through(publishFinalResults, {}), next: true, asks: 'reason' },
  approveResultChange: through(decideResultChange, { Approve: true }),
  rejectResultChange: { ...through(decideResultChange, { Approve: false }), asks: 'reason' },
  withdrawResultChange: { call: withdrawResultChange },
})

/** A result at a time: published first, and again once two people have agreed. */
export const resultActs = acts('evaluation', 'registration', {
  publishFinalResults: { call: publishFinalResults, next: true, asks: 'optionalReason' },
  changeFinalResult: follows,
})

/** One degree that says something else than before: in the audit alone, beside the act of the sheet. */
export const degreeActs = acts('evaluation', 'registration', { changeDegree: follows })
