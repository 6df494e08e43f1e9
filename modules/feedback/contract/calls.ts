import type { Calls } from '#platform/shared/call.ts'
import { callsOf } from '#platform/shared/record/act.ts'
import { questionActs } from './acts.ts'
import { deleteFeedbackCategory, getFeedbackCategories, saveFeedbackCategory } from './categories.ts'
import { getFeedbackQuestion, getFeedbackQuestions, getFeedbackQuestionUses } from './questions.ts'

export const feedbackCalls = {
  getFeedbackQuestions,
  getFeedbackQuestion,
  getFeedbackQuestionUses,
  getFeedbackCategories,
  saveFeedbackCategory,
  deleteFeedbackCategory,
  ...callsOf(questionActs),
} satisfies Calls
