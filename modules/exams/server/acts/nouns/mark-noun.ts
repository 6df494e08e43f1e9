import { markActs } from '../../../contract/acts.ts'
import { attemptNoun } from '../attempt.ts'

/** The marks on a paper, each with its `comment`. */
export const noun = attemptNoun(markActs, ['comment'])
