import type { Noun } from '#platform/server/acts/write-act.ts'
import { importActs } from '../../../contract/acts.ts'
import type { Doing } from '../doing.ts'

/** A checked file of questions. */
export const noun: Noun<typeof importActs, 'exams.question_import', { readonly id: number }, Doing> = {
  acts: importActs,
  stored: {
    table: 'exams.question_import',
    unkept: ['id', 'created_at', 'file_name', 'problems', 'questions', 'uploaded_by'],
    version: null,
  },
  idOf: (file) => file.id,
  factsOf: () => ({}),
}
