import type { AttemptState } from '../attempt-states.ts'

/** In days since it was handed in: from when on a paper has waited for its marks for long, and for too long. */
export const markingLimits = { long: 3, tooLong: 7 } as const

/** States in which a paper waits for a person: for marks, or for a decision about the violation that closed it. */
export const waitingStates = ['awaitingManual', 'closedViolation'] as const satisfies readonly AttemptState[]

/** Whether a paper waits for whoever may do this with it. */
export const waitsFor = (paper: { readonly State: AttemptState; readonly Actions: readonly string[] }): boolean =>
  paper.State === 'awaitingManual' ? paper.Actions.includes('saveMarks') : paper.Actions.includes('reinstate')
