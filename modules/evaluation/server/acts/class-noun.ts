import type { Noun } from '#platform/server/acts/write-act.ts'
import { classActs } from '../../contract/acts.ts'
import type { Doing } from './doing.ts'
import { results } from './result-noun.ts'

/** A class by its id: its degrees and results as a whole. */
export const noun: Noun<typeof classActs, 'evaluation.final_result', number, Doing> = {
  acts: classActs,
  stored: results,
  idOf: (classId) => classId,
  factsOf: (classId) => ({ classId }),
}
