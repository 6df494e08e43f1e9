import { passes } from '#platform/shared/access.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { applicationActions, isAccepted, type ApplicationMove, type ApplicationState } from './applications.ts'

type Who = Pick<Actor, 'role' | 'permissions'>
interface Person {
  readonly isActive: boolean
  readonly isNew?: boolean
  /** Of who registered themselves; the academy's own are approved. */
  readonly application?: ApplicationState
}
type Noun = 'Trainee' | 'Instructor' | 'Organization'

type PersonAction =
  | ApplicationMove
  | `${'update' | 'activate' | 'deactivate' | 'delete'}${Noun}`
  | `mark${Noun}Seen`
  | 'openPassport'
  | 'correctTraineeOfCustomer'
  | 'inviteTrainee'
  | 'mergeTrainees'
  | 'mergeInstructors'

/**
 * What somebody may do with a person or an organization that they see: instructors and organizations are kept by the
 * editors, trainees by whoever reviews registrations. Only editors delete, and the database refuses where there is data.
 */
export function personActions(noun: Noun, person: Person, who: Who, isOwn = false): PersonAction[] {
  const keptBy = noun === 'Trainee' ? 'reviewers' : 'editor'
  if (!passes(keptBy, who.role, who.permissions)) return isOwn ? [`update${noun}`] : []
  const application = person.application ?? 'approved'
  if (noun !== 'Trainee' && !isAccepted(application)) {
    const kind = noun === 'Instructor' ? 'instructor' : 'organization'
    return [...applicationActions(kind, application, who), `update${noun}`, `delete${noun}`]
  }
  const actions: PersonAction[] = [`update${noun}`]
  if (person.isNew) actions.push(`mark${noun}Seen`)
  actions.push(person.isActive ? `deactivate${noun}` : `activate${noun}`)
  if (noun === 'Instructor') actions.push('mergeInstructors')
  if (passes('editor', who.role, who.permissions)) actions.push(`delete${noun}`)
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
  // Whom an organization reaches belongs to it.
  if (who.role === 'customer') return person.isActive ? ['correctTraineeOfCustomer'] : []
  const actions = personActions('Trainee', person, who, isOwn)
  if (actions.length === 0) return actions
  if (person.hasPassport) actions.push('openPassport')
  if (passes('editor', who.role, who.permissions)) actions.push('mergeTrainees')
  if (person.waitsForSignIn && person.isActive && !isOwn) actions.push('inviteTrainee')
  return actions
}
