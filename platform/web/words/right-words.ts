import { roles, type Right, type Role } from '#platform/shared/access.ts'
import { ApiProblem } from '../problem.ts'

const isRole = (right: string) => (roles as readonly string[]).includes(right)

/** Where the platform's words have what people call a role or a permission. */
export const rightKey = (right: string): string => (isRole(right) ? `roles.${right}` : `permissions.${right}`)

/** What the guard said it takes and who can grant it; null for any other problem. */
export function whyRefused(problem: unknown): { needs: readonly Right[]; grantedBy: readonly Role[] } | null {
  if (!(problem instanceof ApiProblem) || problem.code !== 'notAllowed') return null
  const { needs, grantedBy } = problem.data
  return Array.isArray(needs) && Array.isArray(grantedBy)
    ? { needs: needs as Right[], grantedBy: grantedBy as Role[] }
    : null
}
