import type { Stored } from '#platform/server/acts/change-row.ts'
import type { Noun } from '#platform/server/acts/write-act.ts'
import type { Acts } from '#platform/shared/record/act.ts'
import type { Doing } from './doing.ts'

export interface AttemptFacts {
  readonly id: number
  readonly exam_id: number
  readonly class_id: number
  readonly trainee_id: number
}

const stored: Stored<'exams.attempt'> = {
  table: 'exams.attempt',
  unkept: ['id', 'device_key', 'exam_id', 'left_at', 'started_at', 'trainee_id', 'version'],
}

/** One trainee's go at an exam, as the noun of some of its acts. */
export const attemptNoun = <A extends Acts>(
  acts: A,
  beside: readonly string[] = [],
): Noun<A, 'exams.attempt', AttemptFacts, Doing> => ({
  acts,
  stored,
  idOf: (attempt) => attempt.id,
  factsOf: (attempt) => ({
    attemptId: attempt.id,
    examId: attempt.exam_id,
    classId: attempt.class_id,
    traineeId: attempt.trainee_id,
  }),
  beside,
})
