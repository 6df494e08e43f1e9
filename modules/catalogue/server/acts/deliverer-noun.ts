import type { Noun, Told } from '#platform/server/acts/write-act.ts'
import { delivererActs, instructorCourseActs } from '../../contract/acts.ts'
import type { Doing } from './noun.ts'

interface Deliverer {
  readonly id: number
  readonly course_id: number
  readonly instructor_id: number
}

export const noun: Noun<typeof delivererActs, 'catalogue.course_instructor', Deliverer, Doing> = {
  acts: delivererActs,
  stored: { table: 'catalogue.course_instructor', unkept: ['id', 'course_id', 'position'], version: null },
  idOf: (deliverer) => deliverer.id,
  subjectOf: (deliverer) => deliverer.course_id,
  factsOf: ({ course_id, instructor_id }) => ({ courseId: course_id, instructor: instructor_id }),
}

/** The list of an instructor as a whole. */
export const listNoun: Told<typeof instructorCourseActs, { readonly instructorId: number }, Doing> = {
  acts: instructorCourseActs,
  idOf: ({ instructorId }) => instructorId,
  factsOf: () => ({}),
  beside: ['courseIds'],
}
