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
  readonly hasPasskey: boolean
  /** What they have proved so far: a code out of their mailbox proves the mailbox, a factor what they have. */
  readonly by: 'password' | 'mailbox' | 'provider' | 'factor'
}

/** How a second factor is given, or that one must be set up first. */
export const factorMethods = ['passkey', 'app', 'mail', 'setUp'] as const
export type FactorMethod = (typeof factorMethods)[number]

/** Whether a mailed code is not enough for this role: the mailbox alone would also give the password anew. */
export const needsOwnFactor = (rule: SecondFactorRule, role: Role): boolean => rule !== 'off' && isStaff(role)

/** The ways in which what is still asked for may be given, the handiest first; none: nothing is. */
export function stillAsked({ rule, role, wants, hasAuthenticator, hasPasskey, by }: Proved): FactorMethod[] {
  if (by === 'factor') return []
  if (hasAuthenticator || hasPasskey)
    return [...(hasPasskey ? ['passkey' as const] : []), ...(hasAuthenticator ? ['app' as const] : [])]
  if (by === 'mailbox') return needsOwnFactor(rule, role) ? ['setUp'] : []
  return wants || isDemanded(rule, role) ? ['mail'] : []
}
