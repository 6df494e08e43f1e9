import type { Noun } from '#platform/server/acts/write-act.ts'
import { instructorActs } from '../../contract/acts.ts'
import type { StaffRole } from '../../rules/staff.ts'
import type { LockedClass } from '../store/locked.ts'
import type { Doing } from './doing.ts'

/** Somebody's place on the staff of a class: an instructor's, or one of the academy's own people's. */
export interface PlaceInClass {
  readonly id: number
  readonly instructorId: number | null
  readonly accountId?: number | null
  readonly role: StaffRole
  readonly class: Pick<LockedClass, 'id' | 'code' | 'coordinatorId'>
}

/**
 * What each fact about the staff of a class carries: `classId, code, coordinatorId, role`, `instructorId` or `accountId`; `changed`
 * where something is otherwise than they accepted in the plan.
 */
export const noun: Noun<typeof instructorActs, 'classes.class_staff', PlaceInClass, Doing> = {
  acts: instructorActs,
  stored: {
    table: 'classes.class_staff',
    // Why somebody declines is the act's own reason.
    unkept: ['id', 'class_id', 'reminders', 'reason'],
    version: null,
  },
  idOf: (named) => named.id,
  subjectOf: (named) => named.class.id,
  factsOf: ({ class: { id, code, coordinatorId }, instructorId, accountId, role }) => ({
    classId: id,
    code,
    coordinatorId,
    ...(instructorId !== null && { instructorId }),
    ...(accountId && { accountId }),
    role,
  }),
}
