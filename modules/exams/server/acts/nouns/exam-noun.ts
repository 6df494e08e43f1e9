import type { Noun } from '#platform/server/acts/write-act.ts'
import { examActs } from '../../../contract/acts.ts'
import type { OwnedBy } from '../../../rules/owners.ts'
import { ownerIn } from '../owner-facts.ts'
import type { Doing } from '../doing.ts'

export interface ExamFacts extends OwnedBy {
  readonly id: number
  readonly code: string
}

/** An exam. Beside it, `grantTime` tells what one trainee is given; `copyExam` the exam it was made `from`. */
export const noun: Noun<typeof examActs, 'exams.exam', ExamFacts, Doing> = {
  acts: examActs,
  stored: { table: 'exams.exam', unkept: ['id', 'asked_course_id', 'created_at', 'owner_code', 'search', 'version'] },
  idOf: (exam) => exam.id,
  factsOf: (exam) => ({ examId: exam.id, ...ownerIn(exam), code: exam.code }),
  beside: ['extraPercent', 'pauseMinutes'],
}
