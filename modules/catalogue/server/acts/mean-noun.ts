import type { Noun } from '#platform/server/acts/write-act.ts'
import { meanActs } from '../../contract/acts.ts'
import type { Doing } from './noun.ts'

interface Part {
  readonly id: number
  readonly course_id: number
}

export const noun: Noun<typeof meanActs, 'catalogue.evaluation_mean', Part, Doing> = {
  acts: meanActs,
  stored: { table: 'catalogue.evaluation_mean', unkept: ['id', 'course_id', 'kind'], version: null },
  idOf: (mean) => mean.id,
  subjectOf: (mean) => mean.course_id,
  factsOf: ({ id }) => ({ deletedMean: id }),
}
