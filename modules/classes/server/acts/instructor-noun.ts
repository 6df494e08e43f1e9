import type { Noun } from '#platform/server/acts/write-act.ts'
import { instructorActs } from '../../contract/acts.ts'
import type { NamedInstructor } from '../store/staff/class-instructors.ts'
import type { LockedClass } from '../store/locked.ts'
import type { Doing } from './doing.ts'

/** Somebody's place in a class. */
export interface InstructorOfClass extends Pick<NamedInstructor, 'instructorId' | 'role'> {
  readonly id: number
  readonly class: Pick<LockedClass, 'id' | 'code' | 'coordinatorId'>
}

/**
 * What each fact about an instructor of a class carries: `classId, code, coordinatorId, instructorId, role`; `changed`
 * where something is otherwise than they accepted in the plan.
 */
export const noun: Noun<typeof instructorActs, 'classes.class_instructor', InstructorOfClass, Doing> = {
  acts: instructorActs,
  stored: {
    table: 'classes.class_instructor',
    // Why somebody declines is the act's own reason.
    unkept: ['id', 'class_id', 'reminders', 'reason'],
    version: null,
  },
  idOf: (named) => named.id,
  subjectOf: (named) => named.class.id,
  factsOf: ({ class: { id, code, coordinatorId }, instructorId, role }) => ({
    classId: id,
    code,
    coordinatorId,
    instructorId,
    role,
  }),
}
