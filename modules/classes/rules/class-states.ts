import type { Day } from '#platform/shared/values/dates.ts'
import { actionsIn, stateTable } from '#platform/shared/record/states.ts'
import type { Planner } from '#modules/planning/rules/planner.ts'

/** `system` = the daily job, and the modules below that report what happened to the class. */
export type ClassMover = Planner | 'system'

/** The life of a class. `hold` marks a class that is at risk; `go` is the decision to hold it. */
export const classStates = stateTable({
  states: [
    'draft',
    'open',
    'tentative',
    'confirmed',
    'running',
    'ended',
    'resultsPublished',
    'closed',
    'cancelled',
    'postponed',
  ],
  initial: 'draft',
  moves: {
    open: { from: ['draft'], to: 'open', who: ['admin', 'coordinator'] },
    hold: { from: ['open'], to: 'tentative', who: ['admin', 'coordinator', 'system'] },
    go: { from: ['open', 'tentative'], to: 'confirmed', who: ['admin', 'coordinator', 'system'] },
    start: { from: ['confirmed'], to: 'running', who: ['admin', 'coordinator', 'system'] },
    end: { from: ['running'], to: 'ended', who: ['admin', 'coordinator', 'system'] },
    publishResults: { from: ['running', 'ended'], to: 'resultsPublished', who: ['system'] },
    close: { from: ['resultsPublished'], to: 'closed', who: ['admin', 'coordinator'] },
    postpone: { from: ['open', 'tentative', 'confirmed'], to: 'postponed', who: ['admin', 'coordinator'] },
    reopen: { from: ['postponed'], to: 'open', who: ['admin', 'coordinator'] },
    /* Its plan row was confirmed anew. */
    comeBack: { from: ['postponed'], to: 'open', who: ['admin', 'coordinator'] },
    cancel: {
      from: ['draft', 'open', 'tentative', 'confirmed', 'running', 'postponed'],
      to: 'cancelled',
      who: ['admin', 'coordinator'],
    },
  },
})
export type ClassState = (typeof classStates.states)[number]
export type ClassAction = keyof typeof classStates.moves

/** Not ended, cancelled or closed. */
export const liveStates = [
  'draft',
  'open',
  'tentative',
  'confirmed',
  'running',
  'postponed',
] as const satisfies readonly ClassState[]

/** Announced, and neither over nor put off: seats are taken in it and its instructors are asked. */
export const statesUnderWay = ['open', 'tentative', 'confirmed', 'running'] as const satisfies readonly ClassState[]
export const isUnderWay = (state: ClassState): boolean => statesUnderWay.some((each) => each === state)

/** Held now or still to come, on the days that they name: what is put off names none that hold. */
export const statesAhead = ['draft', ...statesUnderWay] as const satisfies readonly ClassState[]

/** Announced and neither called off nor put off: papers about it say that it is held. */
export const statesHeld = [
  ...statesUnderWay,
  'ended',
  'resultsPublished',
  'closed',
] as const satisfies readonly ClassState[]
export const isHeld = (state: ClassState): boolean => statesHeld.some((each) => each === state)

/** Registration is possible: the class is announced and has not begun. */
export const statesOnSale = ['open', 'tentative', 'confirmed'] as const satisfies readonly ClassState[]
export const takesRegistrations = (state: ClassState): boolean => statesOnSale.some((each) => each === state)

/** Dates, class room, sessions and instructors may still change. */
export const mayChange = (state: ClassState, who: Planner | null): boolean =>
  who !== null && liveStates.some((each) => each === state)

/** Whether it may still take over what its course says by now: nobody has been taught or marked by what it was sold with. */
export const statesBeforeTeaching = [...statesOnSale, 'postponed'] as const satisfies readonly ClassState[]
export const mayTakeRevision = (state: ClassState, who: Planner | null): boolean =>
  who !== null && statesBeforeTeaching.some((each) => each === state)

/** Its instructors may still say whether they teach it. */
export const takesAnswers = (state: ClassState): boolean => state === 'draft' || isUnderWay(state)

/** Whether the class has been decided to take place and was not called off: only then is anything marked in it. */
export const takesPlace = (state: ClassState): boolean =>
  ['confirmed', 'running', 'ended', 'resultsPublished', 'closed'].includes(state)

/**
 * Whether anything has happened in the class that can be marked. One that is confirmed begins with its first day, also
 * before the daily job has said so.
 */
export const hasBegun = (state: ClassState, startsOn: Day, today: Day): boolean =>
  state === 'confirmed' ? startsOn <= today : takesPlace(state)

/** A class without people in it and never announced may be deleted; any other is cancelled. */
export const mayDelete = (state: ClassState, who: Planner | null): boolean => who !== null && state === 'draft'

/** `waive` = give the reason for a session on a holiday. */
export type ClassButton = Exclude<ClassAction, 'comeBack'> | 'edit' | 'waive' | 'delete' | 'takeRevision'
/** What this person may do with the class now, for the reply's `Actions`. */
export function classActions(state: ClassState, who: Planner | null, ofPlan: boolean): ClassButton[] {
  if (who === null) return []
  return [
    ...(mayChange(state, who) ? (['edit'] as const) : []),
    ...(mayChange(state, who) && who === 'admin' ? (['waive'] as const) : []),
    // A class of the plan comes back through its plan row, which brings the new sessions.
    ...actionsIn(classStates, state, who).filter(
      (action): action is Exclude<ClassAction, 'comeBack'> => action !== 'comeBack' && !(action === 'reopen' && ofPlan),
    ),
    ...(mayDelete(state, who) ? (['delete'] as const) : []),
  ]
}

/** The day from which a class may be started or ended; null where the action asks for none. */
export function earliestDay(action: ClassButton, days: { readonly starts: Day; readonly last: Day }): Day | null {
  if (action === 'start') return days.starts
  return action === 'end' ? days.last : null
}

/** What the state allows, told apart by what may be done today and what only from a later day on. */
export function byDay(actions: readonly ClassButton[], days: { readonly starts: Day; readonly last: Day }, today: Day) {
  const later = actions.flatMap((Action) => {
    const From = earliestDay(Action, days)
    return From !== null && From > today ? [{ Action, From }] : []
  })
  return { now: actions.filter((action) => !later.some(({ Action }) => Action === action)), later }
}

/** Days before the start at which a class under its minimum is marked as at risk. */
export const riskDays = 14

/** Days before the start on which everybody in a class is told that it begins. */
export const startAlertDays = 3

/** Going with fewer people than the minimum needs a reason. */
export const needsReasonToGo = (enrolled: number, minimum: number): boolean => enrolled < minimum

/** Percentages of a class with exams: the means leave something to the exams, and the exams share all of that. */
export const sumsFit = (means: number, exams: number): boolean => means < 100 && Math.abs(exams - 100) <= 0.001
