import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { mayManage } from '#platform/shared/granting.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { beyondYourRights, lastAdmin, ownRights, userErased } from '../../contract/refusals.ts'
import type { AccountAction } from '../../rules/account-actions.ts'
import { refuseChanged } from '../refuse-changed.ts'
import { lockUser, otherAdmins } from '../store/user-writes.ts'
import { userOfId, type User } from '../store/users.ts'
import { actionsOf } from './user-facts.ts'

/** The account, locked for a change. */
export async function lockedUser(db: Database, id: number): Promise<User> {
  if (!(await lockUser(db, id))) refuse(notFound)
  return (await userOfId(db, id))!
}

/** Somebody else's account whose every right the actor could have granted; refused otherwise. */
export function refuseUnmanaged(user: User, actor: Actor): void {
  if (user.IsErased) refuse(userErased)
  if (user.ID === actor.userId) refuse(ownRights)
  if (!mayManage(actor, { role: user.Role, permissions: user.Permissions })) refuse(beyondYourRights)
}

/** The account, locked, for one step that must be possible now; `version`: the one that was seen. */
export async function userForStep(
  db: Database,
  id: number,
  actor: Actor,
  action: AccountAction,
  version?: number,
): Promise<User> {
  const user = await lockedUser(db, id)
  refuseUnmanaged(user, actor)
  // First: whoever saw an older one is told who was before them, rather than that it cannot be done.
  if (version !== undefined && user.Version !== version) return refuseChanged(db, ['account', user.ID])
  if (!actionsOf(user, actor).includes(action)) refuse(notNow, { action, state: user.State })
  return user
}

/** An academy keeps an administrator who can sign in. */
export async function refuseLastAdmin(db: Database, user: User): Promise<void> {
  if (user.Role === 'admin' && user.State === 'active' && (await otherAdmins(db, user.ID)) === 0) refuse(lastAdmin)
}
