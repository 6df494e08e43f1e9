import type { Noun } from '#platform/server/acts/write-act.ts'
import { delivererActs } from '../../contract/acts.ts'
import type { Doing } from './noun.ts'

interface Deliverer {
  readonly id: number
  readonly course_id: number
  readonly instructor_id: number
}

export const noun: Noun<typeof delivererActs, 'catalogue.course_instructor', Deliverer, Doing> = {
  acts: delivererActs,
  stored: { table: 'catalogue.course_instructor', unkept: ['id', 'course_id'], version: null },
  idOf: (deliverer) => deliverer.id,
  subjectOf: (deliverer) => deliverer.course_id,
  factsOf: ({ instructor_id }) => ({ instructor: instructor_id }),
}
