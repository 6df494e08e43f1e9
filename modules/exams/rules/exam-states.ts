import { actionsIn, next, stateTable } from '#platform/shared/record/states.ts'
import type { ExamPart } from './actors.ts'

const composers = ['admin', 'editor', 'examiner', 'evaluator'] as const
const publishers = ['admin', 'publisher', 'examiner', 'evaluator'] as const
/** Results are the coordinator's to give out, and those who marked them; putting an exam together is no right to. */
const releasers = ['admin', 'coordinator', 'examiner', 'evaluator'] as const

export const examTable = stateTable({
  states: ['draft', 'ready', 'published', 'open', 'closed', 'marking', 'resultsInitial', 'resultsFinal', 'archived'],
  initial: 'draft',
  moves: {
    markReady: { from: ['draft'], to: 'ready', who: composers },
    backToDraft: { from: ['ready'], to: 'draft', who: composers },
    publish: { from: ['ready'], to: 'published', who: publishers },
    cancelPublish: { from: ['published'], to: 'ready', who: publishers },
    open: { from: ['published'], to: 'open', who: ['clock'] },
    close: { from: ['open'], to: 'closed', who: ['clock'] },
    beginMarking: { from: ['closed'], to: 'marking', who: ['clock'] },
    // everybody has handed in: nobody need wait for the closing time
    closeEarly: { from: ['open'], to: 'marking', who: [...publishers, 'coordinator'] },
    releaseInitial: { from: ['marking'], to: 'resultsInitial', who: releasers },
    releaseFinal: { from: ['marking', 'resultsInitial'], to: 'resultsFinal', who: releasers },
    // final ones stay: a single mark is changed by two people
    takeBackResults: { from: ['resultsInitial'], to: 'marking', who: releasers },
    archive: { from: ['resultsFinal'], to: 'archived', who: ['admin', 'publisher'] },
  },
})

export type ExamState = (typeof examTable.states)[number]
export type ExamAction = keyof typeof examTable.moves

/** Still to come, or open to be sat. */
export const examStatesAhead = ['draft', 'ready', 'published', 'open'] as const satisfies readonly ExamState[]

/** The moves that people make; the others are the clock's. */
export const examActions = [
  'markReady',
  'backToDraft',
  'publish',
  'cancelPublish',
  'closeEarly',
  'releaseInitial',
  'releaseFinal',
  'takeBackResults',
  'archive',
] as const satisfies readonly ExamAction[]
export type PersonExamAction = (typeof examActions)[number]

/**
 * What the exam is at this moment: opening, closing and the end of the grace for late answers move a published exam
 * without anybody's doing. The SQL of store/exam-state.ts says the same.
 */
export function examStateAt(
  exam: { state: ExamState; startsAt: Date; closesAt: Date },
  now: Date,
  graceMinutes: number,
): ExamState {
  const { state } = exam
  if (state !== 'published' && state !== 'open' && state !== 'closed') return state
  if (now.getTime() >= exam.closesAt.getTime() + graceMinutes * 60_000) return 'marking'
  if (now >= exam.closesAt) return 'closed'
  return now >= exam.startsAt ? 'open' : 'published'
}

export function examStateAfter(state: ExamState, action: ExamAction, parts: readonly ExamPart[]): ExamState | null {
  for (const part of parts) {
    const after = next(examTable, state, action, part)
    if (after) return after
  }
  return null
}

/** What this person may do with the exam in this state; `updateExam`, `deleteExam` and `copyExam` beside the moves. A competition's goes as its competition does. */
export function examActionsFor(state: ExamState, parts: readonly ExamPart[], ofCompetition = false): string[] {
  const mayCompose = parts.some((part) => part === 'admin' || part === 'editor')
  if (ofCompetition) return mayCompose && state === 'draft' ? ['updateExam'] : []
  const moves = new Set(parts.flatMap((part) => actionsIn(examTable, state, part)))
  const extra = [
    ...(mayCompose && state === 'draft' ? ['updateExam', 'deleteExam'] : []),
    ...(mayCompose ? ['copyExam'] : []),
  ]
  return [...extra, ...moves]
}

/** Nobody can have sat it, and nobody is told of it. */
export const isUnpublished = (state: ExamState): boolean => state === 'draft' || state === 'ready'
/** Whose questions may still be changed, and whose results trainees may see. */
export const isReleased = (state: ExamState): boolean =>
  state === 'resultsInitial' || state === 'resultsFinal' || state === 'archived'
/** Until the closing time; a deadline never lies past it. Who has a repeat ahead is given time for that. */
export const mayGrantTime = (state: ExamState): boolean => ['draft', 'ready', 'published', 'open'].includes(state)
export const isFinal = (state: ExamState): boolean => state === 'resultsFinal' || state === 'archived'
