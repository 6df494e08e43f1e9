import { acts } from '#platform/shared/record/act.ts'
import * as questions from './questions.ts'

/** In the order in which their buttons stand. */
export const questionActs = acts('feedback', 'feedbackQuestion', {
  addFeedbackQuestion: { call: questions.addFeedbackQuestion },
  editFeedbackQuestion: { call: questions.editFeedbackQuestion },
  orderFeedbackQuestions: { call: questions.orderFeedbackQuestions },
  deleteFeedbackQuestion: { call: questions.deleteFeedbackQuestion, asks: 'confirmation', grave: true },
})
