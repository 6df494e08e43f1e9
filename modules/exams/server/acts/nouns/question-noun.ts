import type { Noun } from '#platform/server/acts/write-act.ts'
import { questionActs } from '../../../contract/acts.ts'
import type { Doing } from '../doing.ts'

/** A question of the bank; its texts and answers are its versions. */
export const noun: Noun<typeof questionActs, 'exams.question', { readonly id: number; readonly code: string }, Doing> =
  {
    acts: questionActs,
    stored: {
      table: 'exams.question',
      unkept: ['id', 'content_hash', 'created_at', 'search'],
      version: null,
    },
    idOf: (question) => question.id,
    factsOf: (question) => ({ code: question.code }),
  }
