import { sessionLife } from '../../rules/session-ends.ts'

/** What somebody proved who they are by, and when the session ends that it opens. */
export interface Proof {
  /** An identity provider's id; null: the password, or a code out of the mailbox. */
  readonly provider: string | null
  readonly ends: Date
}

export const ownProof = (now: Date): Proof => ({ provider: null, ends: new Date(now.getTime() + sessionLife) })
