import type { Noun } from '#platform/server/acts/write-act.ts'
import type { Asked } from '#platform/server/handler.ts'
import { questionActs } from '../../contract/acts.ts'

export type Doing = Pick<Asked<unknown>, 'db' | 'record' | 'actor'>

interface QuestionRef {
  readonly id: number
  readonly kind: string
}

/** What each fact about a question carries: its `kind` of sheet. */
export const noun: Noun<typeof questionActs, 'feedback.question', QuestionRef, Doing> = {
  acts: questionActs,
  stored: { table: 'feedback.question', unkept: ['id', 'position', 'version', 'search'] },
  idOf: ({ id }) => id,
  factsOf: ({ kind }) => ({ kind }),
}
