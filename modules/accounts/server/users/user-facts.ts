import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { addUser } from '../../contract/users.ts'
import { actionsOn, type AccountAction } from '../../rules/account-actions.ts'
import type { UserRow } from '../store/users.ts'

export type UserFields = Argument<typeof addUser>['body']

/** What the actor may do with this account. */
export const actionsOf = (row: UserRow, actor: Actor): AccountAction[] =>
  actionsOn(
    {
      id: row.ID,
      role: row.Role,
      permissions: row.Permissions,
      state: row.State,
      hasSecondFactor: row.HasSecondFactor,
      isErased: row.IsErased,
    },
    actor,
  )

/** The row as the list shows it. */
export const listed = (row: UserRow, actor: Actor) => {
  const { record: _, HasSecondFactor: __, IsErased: ___, ...shown } = row
  return { ...shown, Actions: actionsOf(row, actor) }
}
