import { actionsIn, next, stateTable } from '#platform/shared/record/states.ts'
import type { SheetKind } from './kinds.ts'

/** The life of a round. What is over is counted once and for all, so nothing opens it again. */
export const roundStates = stateTable({
  states: ['open', 'closed', 'released'],
  initial: 'open',
  moves: {
    closeFeedbackRound: { from: ['open'], to: 'closed', who: ['keeper', 'system'] },
    releaseFeedbackRound: { from: ['closed'], to: 'released', who: ['keeper'] },
  },
})
export type RoundState = (typeof roundStates.states)[number]
export type RoundMove = keyof typeof roundStates.moves
export type RoundParty = 'keeper' | 'system'

/** So many have to answer before anything is counted of what nobody signed. */
export const leastAnswers = 5

/** Evaluators, instructors and organizations answer by name; trainees without. */
export const isSigned = (kind: SheetKind): boolean => kind !== 'courseByTrainee' && kind !== 'instructorByTrainee'

/** Whether what so many have said may be counted. */
export const isEnough = (kind: SheetKind, answers: number): boolean => answers >= (isSigned(kind) ? 1 : leastAnswers)

/** What instructors are shown of once it is released: what trainees said. What is signed stays with the academy. */
export const releasedKinds = ['courseByTrainee', 'instructorByTrainee'] as const satisfies readonly SheetKind[]
const mayBeReleased = (kind: SheetKind) => (releasedKinds as readonly SheetKind[]).includes(kind)

interface Round {
  readonly kind: SheetKind
  readonly state: RoundState
  readonly isCounted: boolean
}

/** The state after the move, or null where it may not be made: what was not counted, or is signed, is not released. */
export function stateAfter({ kind, state, isCounted }: Round, move: RoundMove, who: RoundParty): RoundState | null {
  if (move === 'releaseFeedbackRound' && !(isCounted && mayBeReleased(kind))) return null
  return next(roundStates, state, move, who as never)
}

/** What a keeper may do with a round now. */
export function roundActions(round: Round): string[] {
  const whileOpen = round.state === 'open' ? ['extendFeedbackRound', 'remindFeedbackRound'] : []
  const moves = actionsIn(roundStates, round.state, 'keeper').filter(
    (move) => stateAfter(round, move, 'keeper') !== null,
  )
  return [...whileOpen, ...moves]
}
