/**
 * Stores of before that refuse, record or read the settings. The list only shrinks: what decides goes to `server/acts/`
 * of its module, and a store that decides nothing any more may not stand here.
 */
export const storesThatDecide: readonly string[] = [
  'modules/attendance/server/store/sessions.ts',
  'modules/evaluation/server/store/classes.ts',
  'modules/exams/server/store/attempts.ts',
  'modules/exams/server/store/candidates.ts',
  'modules/exams/server/store/exam-edit.ts',
  'modules/exams/server/store/exams.ts',
  'modules/exams/server/store/imports.ts',
  'modules/exams/server/store/old-answers.ts',
  'modules/exams/server/store/papers.ts',
  'modules/exams/server/store/question-edit.ts',
  'modules/exams/server/store/question-files.ts',
  'modules/exams/server/store/question-places.ts',
  'modules/exams/server/store/questions.ts',
]
