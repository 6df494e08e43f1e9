import type { Noun } from '#platform/server/acts/write-act.ts'
import { examActs } from '../../contract/acts.ts'
import type { Doing } from './doing.ts'

export interface ExamFacts {
  readonly id: number
  readonly code: string
  readonly class_id: number
}

/** An exam of a class. Beside it, `grantTime` tells what one trainee is given; `copyExam` the exam it was made `from`. */
export const noun: Noun<typeof examActs, 'exams.exam', ExamFacts, Doing> = {
  acts: examActs,
  stored: { table: 'exams.exam', unkept: ['id', 'created_at', 'search', 'version'] },
  idOf: (exam) => exam.id,
  factsOf: (exam) => ({ examId: exam.id, classId: exam.class_id, code: exam.code }),
  beside: ['extraPercent', 'pauseMinutes'],
}
