import { passes } from '#platform/shared/access.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { applicationActions, isAccepted, type ApplicationAction, type ApplicationState } from './application-states.ts'

type Who = Pick<Actor, 'role' | 'permissions'>
interface Person {
  readonly isActive: boolean
  readonly isNew?: boolean
  /** Of who registered themselves; the academy's own are approved. */
  readonly application?: ApplicationState
}

export type PersonAction =
  | ApplicationAction
  | 'edit'
  | 'markSeen'
  | 'deactivate'
  | 'activate'
  | 'delete'
  | 'openPassport'
  | 'invite'

/**
 * What somebody may do with a person or an organization that they see: instructors and organizations are kept by the
 * editors, trainees by whoever reviews registrations. Only editors delete, and the database refuses where there is data.
 */
export function personActions(
  person: Person,
  who: Who,
  { isOwn = false, keptBy = 'editor' }: { isOwn?: boolean; keptBy?: 'editor' | 'reviewers' } = {},
): PersonAction[] {
  if (!passes(keptBy, who.role, who.permissions)) return isOwn ? ['edit'] : []
  const application = person.application ?? 'approved'
  if (!isAccepted(application)) return [...applicationActions(application, who), 'edit', 'delete']
  const actions: PersonAction[] = ['edit']
  if (person.isNew) actions.push('markSeen')
  actions.push(person.isActive ? 'deactivate' : 'activate')
  if (passes('editor', who.role, who.permissions)) actions.push('delete')
  return actions
}

/**
 * A passport number is opened by the academy's reviewers and by its owner. Whose account waits for its first sign-in is
 * invited to it, also once more.
 */
export function traineeActions(
  person: Person & { hasPassport: boolean; waitsForSignIn?: boolean },
  who: Who,
  isOwn = false,
): PersonAction[] {
  const actions = personActions(person, who, { isOwn, keptBy: 'reviewers' })
  if (actions.length === 0) return actions
  if (person.hasPassport) actions.push('openPassport')
  if (person.waitsForSignIn && person.isActive && !isOwn) actions.push('invite')
  return actions
}
