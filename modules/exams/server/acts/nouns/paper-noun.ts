import { paperActs } from '../../../contract/acts.ts'
import { attemptNoun } from '../attempt.ts'

/** A paper as others find it. */
export const noun = attemptNoun(paperActs)
