import { access, permissions, type Permission, type Right, type Role, type Rule } from './access.ts'

/** Who gives a right to somebody else. */
export interface Granter {
  readonly role: Role
  /** On top of the role. */
  readonly permissions: readonly Permission[]
}

/** Roles of people who act in their own rows alone; the others are the academy's staff. */
const rolesEditorsGive: readonly Right[] = ['trainee', 'instructor', 'customer']

/**
 * Permissions that open more than the rules that name them: an editor passes those rules too, and yet needs the
 * permission to confirm a class, to publish an exam, to mark it, to issue a certificate (decision "who grants what").
 */
const moreThanTheirRules: readonly Permission[] = [
  'enteringcourseclass',
  'enteringexamination',
  'correctiontraineeexam',
  'enteringcertificatewithnocourse',
]

const isPermission = (right: Right): right is Permission => (permissions as readonly Right[]).includes(right)

/** Whether everything that the permission opens is open to the role without it. */
export const opensNothingNewTo = (role: Role, permission: Permission): boolean =>
  !moreThanTheirRules.includes(permission) &&
  Object.values(access).every((rights) => !rights.includes(permission) || rights.includes(role))

/** Nobody grants a right they lack: whether somebody may give this role or permission to another, or take it away. */
export function mayGrant(granter: Granter, right: Right): boolean {
  if (right === 'anonymous') return false
  if (granter.role === 'admin') return true
  if (granter.role !== 'editor') return false
  if (!isPermission(right)) return rolesEditorsGive.includes(right)
  return granter.permissions.includes(right) || opensNothingNewTo('editor', right)
}

/** Whether somebody may change an account: only where they could have granted every right that it holds. */
export const mayManage = (granter: Granter, account: Granter): boolean =>
  [account.role, ...account.permissions].every((right) => mayGrant(granter, right))

/** Of the rights that open something: the roles whose holders can grant one. */
export function grantersOf(needs: readonly Right[]): readonly Role[] {
  // A role says who somebody is; what is asked for on top of it is a permission.
  const askedFor = needs.filter(isPermission)
  const byEditors = askedFor.some((permission) => mayGrant({ role: 'editor', permissions: [] }, permission))
  return byEditors ? ['admin', 'editor'] : ['admin']
}

/** What a refusal says of a rule: the rights of which one passes it, and who can grant what is missing. */
export const whatOpens = (rule: Rule): { readonly needs: readonly Right[]; readonly grantedBy: readonly Role[] } => ({
  needs: access[rule],
  grantedBy: grantersOf(access[rule]),
})
