import type { Noun } from '#platform/server/acts/write-act.ts'
import { sheetActs } from '../../contract/acts.ts'
import type { Doing } from './doing.ts'
import { marks } from './marks.ts'

interface Sheet {
  /** Of the session. */
  readonly id: number
  readonly classId: number
}

/** The sheet of a session. */
export const noun: Noun<typeof sheetActs, 'attendance.mark', Sheet, Doing> = {
  acts: sheetActs,
  stored: marks,
  idOf: (sheet) => sheet.id,
  factsOf: ({ classId }) => ({ classId }),
}
