import { stateTable } from '#platform/shared/record/states.ts'
import type { ExamPart } from './actors.ts'
import { isFinal, type ExamState } from './exam-states.ts'

const markers = ['admin', 'corrector', 'examiner', 'evaluator'] as const
const proctors = ['admin', 'corrector', 'examiner', 'evaluator', 'coordinator'] as const
const live = ['created', 'inProgress', 'interrupted'] as const
const finished = ['submitted', 'autoSubmitted'] as const

/**
 * `autoMarked`: the machine gave every mark. `awaitingManual`: text answers wait for a person. `marked`: a person
 * finished the paper. `closedViolation` stays until somebody reviews it: upheld (Fail) or reinstated.
 */
export const attemptTable = stateTable({
  states: [
    'created',
    'inProgress',
    'interrupted',
    'submitted',
    'autoSubmitted',
    'closedViolation',
    'voided',
    'autoMarked',
    'awaitingManual',
    'marked',
    'final',
  ],
  initial: 'created',
  moves: {
    startExam: { from: ['created'], to: 'inProgress', who: ['trainee'] },
    leave: { from: ['inProgress'], to: 'interrupted', who: ['trainee'] },
    return: { from: ['interrupted'], to: 'inProgress', who: ['trainee'] },
    submitExam: { from: live, to: 'submitted', who: ['trainee'] },
    autoSubmit: { from: live, to: 'autoSubmitted', who: ['clock'] },
    closeByViolation: { from: live, to: 'closedViolation', who: ['clock'] },
    autoMark: { from: [...finished, 'awaitingManual', 'autoMarked'], to: 'autoMarked', who: ['clock'] },
    awaitMarks: { from: [...finished, 'autoMarked', 'awaitingManual', 'marked'], to: 'awaitingManual', who: ['clock'] },
    finishMarking: { from: ['awaitingManual', 'autoMarked', 'marked'], to: 'marked', who: markers },
    finalise: { from: ['autoMarked', 'marked'], to: 'final', who: ['clock'] },
    reinstate: { from: ['closedViolation'], to: 'autoMarked', who: markers },
    uphold: { from: ['closedViolation'], to: 'final', who: markers },
    moveDevice: { from: ['inProgress', 'interrupted'], to: 'interrupted', who: proctors },
    voidAttempt: {
      from: [...live, ...finished, 'closedViolation', 'autoMarked', 'awaitingManual', 'marked'],
      to: 'voided',
      who: ['admin', 'corrector'],
    },
  },
})

export type AttemptState = (typeof attemptTable.states)[number]
export type AttemptAction = keyof typeof attemptTable.moves
export type Marker = ExamPart

export const liveStates: readonly AttemptState[] = live
export const isLive = (state: AttemptState): boolean => liveStates.includes(state)

const markable: readonly AttemptState[] = ['awaitingManual', 'autoMarked', 'marked', 'final']

/** Whether one of the parts marks papers, and so decides about changes that others ask for. */
export const marksPapers = (parts: readonly ExamPart[]): boolean =>
  parts.some((part) => (markers as readonly ExamPart[]).includes(part))

/**
 * Whether the paper's result stands before its trainee as final: then two people change its marks. Initial results say
 * of themselves that they may still change.
 */
export const isResultOut = (exam: ExamState, paper: AttemptState): boolean => isFinal(exam) && paper === 'final'

/** What one of the parts may do with the attempt now; `saveMarks` (give or change marks) beside the moves. */
export function attemptActionsFor(state: AttemptState, parts: readonly ExamPart[]): string[] {
  const shown: AttemptAction[] = ['finishMarking', 'reinstate', 'uphold', 'moveDevice', 'voidAttempt']
  const allowed = shown.filter((action) => {
    const move = attemptTable.moves[action]
    return move.from.includes(state) && parts.some((part) => (move.who as readonly ExamPart[]).includes(part))
  })
  return marksPapers(parts) && markable.includes(state) ? ['saveMarks', ...allowed] : allowed
}

/** Papers that nobody has graded yet and that are not being written: they may be put aside. */
export const mayBeArchived = (state: AttemptState): boolean =>
  (['submitted', 'autoSubmitted', 'closedViolation', 'autoMarked', 'awaitingManual'] as const).includes(state as never)
