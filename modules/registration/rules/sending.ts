/** How many people an organization sends to a class at once. */
export const mostSent = 100

/** Whether somebody can be registered to a class, or what keeps them from it: the first of these that holds. */
export const sendingVerdicts = ['alreadyRegistered', 'mandatoryDataMissing', 'prerequisiteMissing', 'ready'] as const
export type SendingVerdict = (typeof sendingVerdicts)[number]

/** What is known of somebody who is to be sent. */
export interface Sendable {
  readonly registered: boolean
  readonly missing: readonly unknown[]
  readonly missingCourses: readonly unknown[]
}

export function sendingVerdict({ registered, missing, missingCourses }: Sendable): SendingVerdict {
  if (registered) return 'alreadyRegistered'
  if (missing.length > 0) return 'mandatoryDataMissing'
  return missingCourses.length > 0 ? 'prerequisiteMissing' : 'ready'
}
