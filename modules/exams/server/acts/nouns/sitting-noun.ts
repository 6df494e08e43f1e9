import { sittingActs } from '../../../contract/acts.ts'
import { attemptNoun } from '../attempt.ts'

/** A paper while it is sat. */
export const noun = attemptNoun(sittingActs)
