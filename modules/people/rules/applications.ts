import type { Permission, Role } from '#platform/shared/access.ts'
import { passes } from '#platform/shared/access.ts'
import { actionsIn, next, stateTable, type StateTable } from '#platform/shared/record/states.ts'

const states = ['waiting', 'moreAsked', 'approved', 'rejected'] as const
export type ApplicationState = (typeof states)[number]
type Part = 'reviewer' | 'applicant'
type Move<Noun extends string> =
  | `approve${Noun}`
  | `ask${Noun}ForMore`
  | `reject${Noun}`
  | `reopen${Noun}`
  | `register${Noun}Again`

const ofNoun = <const Noun extends string>(noun: Noun) =>
  stateTable({
    states,
    initial: 'waiting',
    moves: {
      [`approve${noun}`]: { from: ['waiting', 'moreAsked'], to: 'approved', who: ['reviewer'] },
      [`ask${noun}ForMore`]: { from: ['waiting', 'moreAsked'], to: 'moreAsked', who: ['reviewer'] },
      [`reject${noun}`]: { from: ['waiting', 'moreAsked'], to: 'rejected', who: ['reviewer'] },
      [`reopen${noun}`]: { from: ['rejected'], to: 'waiting', who: ['reviewer'] },
      [`register${noun}Again`]: { from: ['moreAsked'], to: 'waiting', who: ['applicant'] },
    },
  }) as StateTable<ApplicationState, Move<Noun>, Part>

/** An organization or an instructor that has registered itself, on the way to working with the academy. */
export const applications = { instructor: ofNoun('Instructor'), organization: ofNoun('Organization') } as const

export type Applicant = keyof typeof applications
export type ApplicationMove<Kind extends Applicant = Applicant> = Move<Capitalize<Kind>>
/** What somebody of the academy decides about an application. */
export type Decision<Kind extends Applicant = Applicant> = Exclude<
  ApplicationMove<Kind>,
  `register${Capitalize<Kind>}Again`
>
type AnyTable = StateTable<ApplicationState, ApplicationMove, Part>

export const applicationStates = states

/** Whoever keeps organizations and instructors decides who becomes one. */
const partOf = (who: { role: Role; permissions: readonly Permission[] }): Part | null =>
  passes('editor', who.role, who.permissions) ? 'reviewer' : null

/** What somebody of the academy may decide about an application in this state. */
export function applicationActions(
  kind: Applicant,
  state: ApplicationState,
  who: { role: Role; permissions: readonly Permission[] },
): ApplicationMove[] {
  const part = partOf(who)
  return part === null ? [] : actionsIn(applications[kind] as AnyTable, state, part)
}

/** The state after the move, or null where it is not allowed now. */
export const afterMove = (
  kind: Applicant,
  state: ApplicationState,
  move: ApplicationMove,
  part: Part,
): ApplicationState | null => next(applications[kind] as AnyTable, state, move, part)

/** Whether the person or organization works with the academy, so that the account may sign in. */
export const isAccepted = (state: ApplicationState): boolean => state === 'approved'
