import type { Noun } from '#platform/server/acts/write-act.ts'
import { materialActs } from '../../contract/acts.ts'
import type { Doing } from './noun.ts'

interface Part {
  readonly id: number
  readonly course_id: number
}

export const noun: Noun<typeof materialActs, 'catalogue.material', Part, Doing> = {
  acts: materialActs,
  stored: {
    table: 'catalogue.material',
    unkept: ['id', 'course_id', 'module_id', 'position', 'type_id', 'file_id', 'search'],
    version: null,
  },
  idOf: (material) => material.id,
  subjectOf: (material) => material.course_id,
  factsOf: ({ id }) => ({ deletedMaterial: id }),
}
