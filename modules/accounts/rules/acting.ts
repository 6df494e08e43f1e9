import type { Role } from '#platform/shared/access.ts'
import type { AccountState } from './account-states.ts'

/** Milliseconds for which an administrator acts as somebody, at most. */
export const actingLife = 60 * 60_000

/** Nobody acts as an administrator, as themselves, or as somebody who could not sign in. */
export const mayActAs = (
  account: { readonly id: number; readonly role: Role; readonly state: AccountState },
  admin: { readonly userId: number; readonly role: Role; readonly actingAdminId: number | null },
): boolean =>
  admin.role === 'admin' &&
  admin.actingAdminId === null &&
  account.id !== admin.userId &&
  account.role !== 'admin' &&
  account.state === 'active'
