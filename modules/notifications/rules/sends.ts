import type { Role } from '#platform/shared/access.ts'
import { actionsIn, stateTable } from '#platform/shared/record/states.ts'

/** The life of what somebody sends to people. `clock`: it ends once everybody has been told. */
export const sendMoves = stateTable({
  states: ['sending', 'sent', 'stopped'],
  initial: 'sending',
  moves: {
    endSend: { from: ['sending'], to: 'sent', who: ['clock'] },
    stopSend: { from: ['sending'], to: 'stopped', who: ['sender'] },
  },
})
export const sendStates = sendMoves.states
export type SendState = (typeof sendStates)[number]

/** What whoever reaches a sending may do with it in this state. */
export const sendActions = (state: SendState): 'stopSend'[] =>
  actionsIn(sendMoves, state, 'sender').filter((action) => action === 'stopSend')

/** How somebody stands in a sending; `leftOut`: the account was switched off before it was told. */
export const sendPersonStates = ['waiting', 'told', 'leftOut', 'stopped'] as const
export type SendPersonState = (typeof sendPersonStates)[number]

/** The roles that can be written to as a whole. */
export const sendRoles = [
  'trainee',
  'instructor',
  'evaluator',
  'trainingcoordinator',
  'customer',
  'editor',
  'admin',
] as const satisfies readonly Exclude<Role, 'anonymous'>[]

/** Whether a sending names anybody at all. */
export const namesSomebody = (to: {
  readonly SendToAll: boolean
  readonly CourseClassID: number | null
  readonly CourseID?: number | null | undefined
  readonly AudienceID?: number | null | undefined
  readonly Roles?: readonly string[] | undefined
  readonly Trainees: readonly number[]
  readonly Instructors: readonly number[]
}): boolean =>
  to.SendToAll ||
  to.CourseClassID !== null ||
  (to.CourseID ?? null) !== null ||
  (to.AudienceID ?? null) !== null ||
  (to.Roles ?? []).length > 0 ||
  to.Trainees.length > 0 ||
  to.Instructors.length > 0
