import { actionsIn, next, stateTable } from '#platform/shared/record/states.ts'

/** Somebody's request to be erased: the person asks and may withdraw, an administrator decides. */
export const erasureStates = stateTable({
  states: ['asked', 'withdrawn', 'refused', 'done'],
  initial: 'asked',
  moves: {
    withdraw: { from: ['asked'], to: 'withdrawn', who: ['person'] },
    approve: { from: ['asked'], to: 'done', who: ['admin'] },
    refuse: { from: ['asked'], to: 'refused', who: ['admin'] },
  },
})

export type ErasureState = (typeof erasureStates)['states'][number]
export type ErasureAction = keyof (typeof erasureStates)['moves']

/** Nobody decides on the own request: an administrator who asks is the person before it, and nothing more. */
export const partIn = (
  request: { readonly accountId: number },
  actor: { readonly userId: number; readonly role: string },
) => (request.accountId === actor.userId ? 'person' : actor.role === 'admin' ? 'admin' : null)

export function erasureActions(
  request: { readonly accountId: number; readonly state: ErasureState },
  actor: { readonly userId: number; readonly role: string },
): ErasureAction[] {
  const part = partIn(request, actor)
  return part === null ? [] : actionsIn(erasureStates, request.state, part)
}

/** The state after the action, or null where it is not this person's to do now. */
export const afterErasure = (
  request: { readonly accountId: number; readonly state: ErasureState },
  action: ErasureAction,
  actor: { readonly userId: number; readonly role: string },
): ErasureState | null => {
  const part = partIn(request, actor)
  return part === null ? null : next(erasureStates, request.state, action, part)
}
