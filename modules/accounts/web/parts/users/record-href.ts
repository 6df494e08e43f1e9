import { href } from '#platform/web/href.ts'
import type { RecordKind } from '../../../rules/account-actions.ts'

/** The page that keeps a person's own record. */
export const recordHref = ({ Kind, ID }: { readonly Kind: RecordKind; readonly ID: number }): string =>
  ({
    trainee: href('/User/Trainee-Edit/:ID?', { ID }),
    instructor: href('/Instructor/Add-Edit/:ID?', { ID }),
    organization: href('/User/Organization-Edit/:ID?', { ID }),
  })[Kind]

/** Where records of people with this role are added; null for the academy's staff, who have none. */
export const recordsHref = (
  role: string | null,
): { page: 'trainee' | 'instructor' | 'customer'; to: `/${string}` } | null => {
  if (role === 'trainee') return { page: role, to: '/User/Trainee-Edit/:ID?' }
  if (role === 'instructor') return { page: role, to: '/Instructor/Add-Edit/:ID?' }
  return role === 'customer' ? { page: role, to: '/User/Organization-Edit/:ID?' } : null
}
