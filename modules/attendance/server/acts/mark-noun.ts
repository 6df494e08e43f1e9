import type { Noun } from '#platform/server/acts/write-act.ts'
import { markActs } from '../../contract/acts.ts'
import type { Doing } from './doing.ts'
import { marks } from './marks.ts'

interface Mark {
  /** Of the registration. */
  readonly id: number
  readonly classId: number
  readonly sessionId: number
  readonly day: string
}

/** One person's mark in one session. */
export const noun: Noun<typeof markActs, 'attendance.mark', Mark, Doing> = {
  acts: markActs,
  stored: marks,
  idOf: (mark) => mark.id,
  factsOf: ({ classId, sessionId, day }) => ({ classId, sessionId, day }),
}
