import { actionsIn, stateTable } from '#platform/shared/record/states.ts'
import type { Planner } from './planner.ts'

/** `timetable` = the module of classes, which confirms, executes, postpones and cancels a row together with its class. */
export type PlanMover = Planner | 'timetable'

/** The life of a plan row. Coordinators prepare and propose; only an administrator approves. */
export const planStates = stateTable({
  states: ['draft', 'proposed', 'approved', 'published', 'confirmed', 'executed', 'postponed', 'cancelled'],
  initial: 'draft',
  moves: {
    propose: { from: ['draft', 'postponed'], to: 'proposed', who: ['admin', 'coordinator', 'editor'] },
    withdraw: { from: ['proposed'], to: 'draft', who: ['admin', 'coordinator', 'editor'] },
    approve: { from: ['proposed'], to: 'approved', who: ['admin'] },
    sendBack: { from: ['proposed', 'approved', 'published'], to: 'draft', who: ['admin'] },
    publish: { from: ['approved'], to: 'published', who: ['admin', 'coordinator'] },
    unpublish: { from: ['published'], to: 'approved', who: ['admin', 'coordinator'] },
    confirm: { from: ['approved', 'published'], to: 'confirmed', who: ['admin', 'coordinator'] },
    execute: { from: ['confirmed'], to: 'executed', who: ['timetable'] },
    postpone: { from: ['proposed', 'approved', 'published'], to: 'postponed', who: ['admin', 'coordinator'] },
    cancel: {
      from: ['draft', 'proposed', 'approved', 'published', 'postponed'],
      to: 'cancelled',
      who: ['admin', 'coordinator'],
    },
    postponeWithClass: { from: ['confirmed'], to: 'postponed', who: ['timetable'] },
    cancelWithClass: {
      from: ['draft', 'proposed', 'approved', 'published', 'confirmed', 'postponed'],
      to: 'cancelled',
      who: ['timetable'],
    },
  },
})
export type PlanState = (typeof planStates.states)[number]
export type PlanAction = keyof typeof planStates.moves

/** The moves after which nobody need answer who was `asked`; `answered`: who had accepted neither, as the times change. */
export const takesBack: Partial<Record<PlanAction, 'asked' | 'answered'>> = {
  sendBack: 'asked',
  postpone: 'answered',
  cancel: 'answered',
  postponeWithClass: 'answered',
  cancelWithClass: 'answered',
}

/** Rows that an instructor is asked about, and whose slots count as taken for other rows. */
export const binds = (state: PlanState): boolean => state === 'approved' || state === 'published'

/** Rows whose slots are not decided yet; a clash with them is a warning. */
export const isTentative = (state: PlanState): boolean =>
  state === 'draft' || state === 'proposed' || state === 'postponed'

/** Planners edit what has not been decided; once approved, the administrator alone, and the row keeps its state. */
export function mayEdit(state: PlanState, who: Planner | null): boolean {
  if (who === null) return false
  if (state === 'draft' || state === 'postponed') return true
  return who === 'admin' && (state === 'proposed' || binds(state))
}

/** Somebody else may be asked to teach as long as the row has no class. */
export const mayAskInstructor = (state: PlanState, who: Planner | null): boolean =>
  (who === 'admin' || who === 'coordinator') && binds(state)

/** Clashes are waived before the class is made, by an administrator alone. */
export const mayWaive = (state: PlanState, who: Planner | null): boolean =>
  who === 'admin' && (isTentative(state) || binds(state))

/** Only a row that nobody has decided on is deleted. */
export const mayDelete = (state: PlanState, who: Planner | null): boolean => who !== null && state === 'draft'

export type PlanButton = PlanAction | 'edit' | 'move' | 'askInstructor' | 'waive' | 'copy' | 'delete'
/** Those that stand together on a row's page; an instructor is asked where the candidates are. */
export const planButtons: readonly Exclude<PlanButton, 'askInstructor'>[] = [
  ...(Object.keys(planStates.moves) as PlanAction[]),
  'edit',
  'move',
  'waive',
  'copy',
  'delete',
]

/**
 * What this person may do with the row now, for the reply's `Actions`. A row that was postponed together with its class
 * is cancelled with it too; of one in a scenario nothing is decided.
 */
export function planActions(
  state: PlanState,
  who: Planner | null,
  { hasClass, inScenario }: { readonly hasClass: boolean; readonly inScenario: boolean },
): PlanButton[] {
  if (who === null) return []
  if (inScenario) return ['edit', 'move', 'copy', 'delete']
  return [
    ...(mayEdit(state, who) ? (['edit', 'move'] as const) : []),
    ...actionsIn(planStates, state, who).filter((action) => !(action === 'cancel' && hasClass)),
    ...(mayAskInstructor(state, who) ? (['askInstructor'] as const) : []),
    ...(mayWaive(state, who) ? (['waive'] as const) : []),
    'copy',
    ...(mayDelete(state, who) ? (['delete'] as const) : []),
  ]
}

/** What an instructor may answer to a row: only while asked, and while the row binds. */
export const mayAnswer = (state: PlanState, own: 'chosen' | 'asked' | 'accepted' | 'rejected'): boolean =>
  binds(state) && own === 'asked'
