import type { Noun } from '#platform/server/acts/write-act.ts'
import { moduleActs } from '../../contract/acts.ts'
import type { Doing } from './noun.ts'

interface Part {
  readonly id: number
  readonly course_id: number
}

export const noun: Noun<typeof moduleActs, 'catalogue.course_module', Part, Doing> = {
  acts: moduleActs,
  stored: { table: 'catalogue.course_module', unkept: ['id', 'course_id', 'position'], version: null },
  idOf: (module) => module.id,
  subjectOf: (module) => module.course_id,
  factsOf: ({ id }) => ({ deletedModule: id }),
}
