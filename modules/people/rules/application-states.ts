import type { Permission, Role } from '#platform/shared/access.ts'
import { passes } from '#platform/shared/access.ts'
import { actionsIn, next, stateTable } from '#platform/shared/states.ts'

/** An organization or an instructor that has registered itself, on the way to working with the academy. */
export const applicationStates = stateTable({
  states: ['waiting', 'moreAsked', 'approved', 'rejected'],
  initial: 'waiting',
  moves: {
    approve: { from: ['waiting', 'moreAsked'], to: 'approved', who: ['reviewer'] },
    askForMore: { from: ['waiting', 'moreAsked'], to: 'moreAsked', who: ['reviewer'] },
    reject: { from: ['waiting', 'moreAsked'], to: 'rejected', who: ['reviewer'] },
    reopen: { from: ['rejected'], to: 'waiting', who: ['reviewer'] },
    sendAgain: { from: ['moreAsked'], to: 'waiting', who: ['applicant'] },
  },
})

export type ApplicationState = (typeof applicationStates)['states'][number]
export type ApplicationAction = keyof (typeof applicationStates)['moves']
type ApplicationActor = 'reviewer' | 'applicant'

/** Whoever keeps organizations and instructors decides who becomes one. */
const partOf = (who: { role: Role; permissions: readonly Permission[] }): ApplicationActor | null =>
  passes('editor', who.role, who.permissions) ? 'reviewer' : null

/** What somebody of the academy may decide about an application in this state. */
export function applicationActions(
  state: ApplicationState,
  who: { role: Role; permissions: readonly Permission[] },
): ApplicationAction[] {
  const part = partOf(who)
  return part === null ? [] : actionsIn(applicationStates, state, part)
}

/** The state after the action, or null where it is not allowed now. */
export const afterAction = (state: ApplicationState, action: ApplicationAction, part: ApplicationActor) =>
  next(applicationStates, state, action, part)

/** Whether the person or organization works with the academy, so that the account may sign in. */
export const isAccepted = (state: ApplicationState): boolean => state === 'approved'
