import type { Permission, Role } from '#platform/shared/access.ts'
import { mayManage } from '#platform/shared/granting.ts'
import type { AccountState } from './account-states.ts'
import { mayActAs } from './acting.ts'

/** Kinds of own records, and the roles that such a record can go with. */
export const rolesOfRecord = {
  trainee: ['trainee'],
  instructor: ['instructor', 'evaluator'],
  organization: ['customer'],
} as const satisfies Record<string, readonly Role[]>
export type RecordKind = keyof typeof rolesOfRecord
export const recordKinds = Object.keys(rolesOfRecord) as [RecordKind, ...RecordKind[]]

/** Whether an account with this own record (null: none) can have the role. */
export const fitsRecord = (role: Role, record: RecordKind | null): boolean =>
  record === null || (rolesOfRecord[record] as readonly Role[]).includes(role)

export interface AccountFacts {
  readonly role: Role
  readonly permissions: readonly Permission[]
  readonly state: AccountState
  readonly hasSecondFactor: boolean
  /** It stands for somebody who was erased. */
  readonly isErased?: boolean
}

interface Manager {
  readonly userId: number
  readonly role: Role
  readonly permissions: readonly Permission[]
  readonly actingAdminId: number | null
}

/** By the names of the acts; those on sessions, the second factor and acting are acts of signing in. */
export const accountActions = [
  'updateUser',
  'resendInvitation',
  'activateUser',
  'deactivateUser',
  'actAs',
  'resetUserSecondFactor',
  'endUserSessions',
  'deleteUser',
] as const
export type AccountAction = (typeof accountActions)[number]

/**
 * What somebody may do with an account. Of the own account only names and language are edited; another's only by
 * whoever could have granted all that it holds; nothing while acting as somebody else. Deleting is offered everywhere
 * and answers with a reason where there is data (`mayDelete`): people learn that the account can be set inactive instead.
 */
export function actionsOn(account: AccountFacts & { readonly id: number }, manager: Manager): AccountAction[] {
  if (manager.actingAdminId !== null || account.isErased) return []
  if (account.id === manager.userId) return ['updateUser']
  if (!mayManage(manager, account)) return []
  const { state } = account
  return accountActions.filter((action) => {
    switch (action) {
      case 'resendInvitation':
        return state === 'invited'
      case 'activateUser':
        return state === 'inactive'
      case 'deactivateUser':
        return state === 'active' || state === 'invited'
      case 'actAs':
        return mayActAs(account, manager)
      case 'resetUserSecondFactor':
        return account.hasSecondFactor
      case 'endUserSessions':
        return state === 'active'
      case 'updateUser':
      case 'deleteUser':
        return true
    }
  })
}

/** Deleted is only what was never used and belongs to no record. */
export const mayDelete = (account: { readonly hasSignedIn: boolean; readonly record: RecordKind | null }): boolean =>
  !account.hasSignedIn && account.record === null
