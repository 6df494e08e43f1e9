import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import type { Actions } from '#platform/web/ui/acts/actions.ts'
import { questionActs } from '../../../contract/acts.ts'

/** What is done to a question as a whole; `deleted` is said when it is gone. */
export const questionButtons = (question: { readonly ID: number }, deleted: string): Actions =>
  actButtons(questionActs, question, ['deactivateQuestion', 'activateQuestion', 'deleteQuestion'], {
    deleteQuestion: { done: deleted },
  })
