import type { Noun } from '#platform/server/acts/write-act.ts'
import { nameChangeActs } from '../../contract/acts.ts'
import { nameParts } from './name-parts.ts'
import type { Doing } from './person.ts'

export interface NameChange {
  readonly id: number
  readonly traineeId: number
}

export const noun: Noun<typeof nameChangeActs, 'people.name_change', NameChange, Doing> = {
  acts: nameChangeActs,
  stored: {
    table: 'people.name_change',
    unkept: [...nameParts, 'id', 'trainee_id', 'state', 'asked_at', 'decided_by', 'decided_at', 'answer'],
    version: null,
  },
  idOf: (change) => change.id,
  subjectOf: (change) => change.traineeId,
  factsOf: (change) => ({ changeId: change.id }),
}
