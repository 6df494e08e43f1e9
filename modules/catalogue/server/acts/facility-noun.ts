import type { Noun } from '#platform/server/acts/write-act.ts'
import { facilityActs } from '../../contract/acts.ts'
import type { Doing } from './noun.ts'

interface Part {
  readonly id: number
  readonly course_id: number
}

export const noun: Noun<typeof facilityActs, 'catalogue.course_facility', Part, Doing> = {
  acts: facilityActs,
  stored: { table: 'catalogue.course_facility', unkept: ['id', 'course_id'], version: null },
  idOf: (facility) => facility.id,
  subjectOf: (facility) => facility.course_id,
  factsOf: ({ id }) => ({ deletedFacility: id }),
}
