import type { Noun, Told } from '#platform/server/acts/write-act.ts'
import { degreeActs, examinationActs, markingActs, questionActs, resultActs, sheetActs } from '../../contract/acts.ts'
import type { SheetKind } from '../../rules/sheets.ts'
import type { Doing } from './doing.ts'

type Ask = Pick<Doing, 'db' | 'record'>

export const questionNoun: Noun<
  typeof questionActs,
  'practical.item',
  { readonly id: number; readonly sheetId: number; readonly courseId: number | null },
  Ask
> = {
  acts: questionActs,
  stored: { table: 'practical.item', unkept: ['id', 'sheet_id', 'position', 'version', 'search'] },
  idOf: ({ id }) => id,
  factsOf: ({ sheetId, courseId }) => (courseId === null ? { sheetId } : { sheetId, courseId }),
}

export const sheetNoun: Noun<
  typeof sheetActs,
  'practical.sheet',
  { readonly id: number; readonly courseId: number | null },
  Ask
> = {
  acts: sheetActs,
  stored: { table: 'practical.sheet', unkept: ['id', 'course_id', 'version'] },
  idOf: ({ id }) => id,
  factsOf: ({ courseId }) => (courseId === null ? {} : { courseId }),
}

/** The examination of a class: facts about it are facts about the class. */
export const examinationNoun: Noun<
  typeof examinationActs,
  'practical.examination',
  { readonly id: number; readonly class_id: number },
  Ask
> = {
  acts: examinationActs,
  stored: {
    table: 'practical.examination',
    unkept: ['id', 'class_id', 'begun_at', 'released_at', 'version', 'general_edition_id', 'course_edition_id'],
  },
  idOf: ({ id }) => id,
  subjectOf: ({ class_id }) => class_id,
  factsOf: ({ class_id }) => ({ classId: class_id }),
}

export interface MarkingRef {
  readonly id: number
  readonly registration_id: number
  readonly classId: number
  readonly traineeId: number
  readonly kind: SheetKind
  readonly seat: number
}

/** One sheet about one trainee: facts about it are facts about their registration. */
export const markingNoun: Noun<typeof markingActs, 'practical.marking', MarkingRef, Ask> = {
  acts: markingActs,
  stored: {
    table: 'practical.marking',
    unkept: [
      'id',
      'examination_id',
      'edition_id',
      'registration_id',
      'assessor_id',
      'signed_at',
      'signed_by',
      'signed_name',
      'version',
    ],
  },
  idOf: ({ id }) => id,
  subjectOf: ({ registration_id }) => registration_id,
  factsOf: ({ classId, traineeId, kind, seat }) => ({ classId, traineeId, kind, seat }),
}

/** One degree, which goes by sheet and question: the store writes it. */
export const degreeNoun: Told<typeof degreeActs, MarkingRef & { readonly itemId: number }, Ask> = {
  acts: degreeActs,
  idOf: ({ id }) => id,
  subjectOf: ({ registration_id }) => registration_id,
  factsOf: ({ classId, traineeId, kind, seat, itemId }) => ({ classId, traineeId, kind, seat, itemId }),
  beside: ['degree'],
}

export const resultNoun: Noun<
  typeof resultActs,
  'practical.result',
  { readonly id: number; readonly registrationId: number; readonly classId: number; readonly traineeId: number },
  Ask
> = {
  acts: resultActs,
  stored: {
    table: 'practical.result',
    unkept: ['id', 'examination_id', 'registration_id', 'released_at', 'released_by', 'version'],
  },
  idOf: ({ id }) => id,
  subjectOf: ({ registrationId }) => registrationId,
  factsOf: ({ classId, traineeId }) => ({ classId, traineeId }),
}
