import { actionsIn, next, stateTable } from '#platform/shared/record/states.ts'

/** The practical examination of a class, from its days to its results. It begins by itself with the first degree. */
export const examinationStates = stateTable({
  states: ['planned', 'marking', 'released'],
  initial: 'planned',
  moves: {
    beginPractical: { from: ['planned'], to: 'marking', who: ['system'] },
    releasePractical: { from: ['marking'], to: 'released', who: ['releaser'] },
    reopenPractical: { from: ['released'], to: 'marking', who: ['releaser'] },
  },
})
export type ExaminationState = (typeof examinationStates.states)[number]
export type ExaminationMove = keyof typeof examinationStates.moves
export type ExaminationParty = 'releaser' | 'planner' | 'system'

export const stateAfter = (
  state: ExaminationState,
  move: ExaminationMove,
  party: ExaminationParty,
): ExaminationState | null => next(examinationStates, state, move, party as never)

export type ExaminationAct = 'planPractical' | 'releasePractical' | 'reopenPractical'

/** What somebody may do with the examination of a class; its days stand until its results are out. */
export function examinationActions(
  state: ExaminationState,
  may: { readonly releases: boolean; readonly plans: boolean },
): ExaminationAct[] {
  const moves = may.releases ? (actionsIn(examinationStates, state, 'releaser') as ExaminationAct[]) : []
  return may.plans && state !== 'released' ? ['planPractical', ...moves] : moves
}
