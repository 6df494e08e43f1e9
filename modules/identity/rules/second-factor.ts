import type { Role } from '#platform/shared/access.ts'

/** Whom the academy asks for a second factor. */
export const secondFactorRules = ['staff', 'everybody', 'off'] as const
export type SecondFactorRule = (typeof secondFactorRules)[number]

const staff: readonly Role[] = ['admin', 'editor', 'trainingcoordinator', 'evaluator', 'instructor']
/** Those who see what belongs to others. */
export const isStaff = (role: Role): boolean => staff.includes(role)

/** The rule that holds: where people's data are real, the staff is always asked. */
export const ruleInForce = (set: string, isSample: boolean): SecondFactorRule =>
  set === 'everybody' || (set === 'off' && isSample) ? set : 'staff'

export const isDemanded = (rule: SecondFactorRule, role: Role): boolean =>
  rule === 'everybody' || (rule === 'staff' && isStaff(role))

export interface Proved {
  readonly rule: SecondFactorRule
  readonly role: Role
  /** The person asks for it where the academy does not. */
  readonly wants: boolean
  readonly hasAuthenticator: boolean
  /** What they have proved so far: a code out of their mailbox proves the mailbox. */
  readonly by: 'password' | 'mailbox' | 'provider'
}

/** What is still asked for: nothing, a mailed code, or one of the authenticator app. */
export function stillAsked({ rule, role, wants, hasAuthenticator, by }: Proved): 'mail' | 'app' | null {
  if (hasAuthenticator) return 'app'
  return (wants || isDemanded(rule, role)) && by !== 'mailbox' ? 'mail' : null
}
