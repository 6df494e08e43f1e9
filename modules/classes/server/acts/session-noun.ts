import type { Noun } from '#platform/server/acts/write-act.ts'
import { sessionActs } from '../../contract/acts.ts'
import type { LockedClass } from '../store/locked.ts'
import type { Doing } from './doing.ts'

/** A session of a locked class, with its day and times as they are before the act. */
export interface SessionOfClass {
  readonly id: number
  readonly class: LockedClass
  readonly day: string
  readonly startsAt: string
  readonly endsAt: string
}

/**
 * What each fact about a session carries: `classId, code, sessionId` and its `day, from, to`; of one that moved these
 * are the new ones, and `fromDay` the former. `instructorIds` where others teach it now.
 */
export const noun: Noun<typeof sessionActs, 'classes.class_session', SessionOfClass, Doing> = {
  acts: sessionActs,
  stored: {
    table: 'classes.class_session',
    // The number and the instants follow from day and times, which the fact of a move tells as they were before.
    unkept: ['id', 'class_id', 'number', 'period', 'occupied', 'title', 'moved_from_day', 'moved_from_time', 'version'],
  },
  idOf: (session) => session.id,
  subjectOf: (session) => session.class.id,
  factsOf: (session) => ({
    classId: session.class.id,
    code: session.class.code,
    sessionId: session.id,
    day: session.day,
    from: session.startsAt.slice(0, 5),
    to: session.endsAt.slice(0, 5),
  }),
}
