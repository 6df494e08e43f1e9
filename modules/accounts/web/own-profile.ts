import type { Role } from '#platform/shared/access.ts'
import { screenAt } from '#platform/web/screens.ts'
import type { UserInfo } from '#platform/web/session.ts'

/* The published profile page of each role. Coordinators have none: decision 35. */
const profiles: Record<Role, `/${string}` | null> = {
  anonymous: null,
  admin: '/pages/profile',
  editor: '/pages/profile',
  trainingcoordinator: null,
  instructor: '/InstructorProfile',
  evaluator: '/InstructorProfile',
  customer: '/CustomerProfile',
  trainee: '/profile',
}

/** Where somebody of the role finds the whole account; null where that is beside its security. */
export const accountPageOf = (role: Role): `/${string}` | null => profiles[role] && `${profiles[role]}?tab=account`

/** Where the person's own profile is, with the tab that opens. */
export function profileOf(user: UserInfo): { path: `/${string}`; tab?: 'account' } | null {
  const path = profiles[user.userRole]
  if (path) return screenAt(path) ? { path } : null
  // Security is the person's alone: nobody opens it while acting as them.
  return user.userRole === 'anonymous' || user.acting ? null : { path: '/pages/security', tab: 'account' }
}
