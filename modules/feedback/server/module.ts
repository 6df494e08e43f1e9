import { implement } from '#platform/server/handler.ts'
import type { AllModules, ModuleServer } from '#platform/server/module.ts'
import { feedbackCalls } from '../contract/calls.ts'
import * as categories from './calls/categories.ts'
import * as questions from './calls/questions.ts'
import { getFeedbackQuestionUses } from './calls/uses.ts'
import { foundAt } from './found-at.ts'
import { notices } from './notices.ts'

export const feedbackServer = (modules: AllModules): ModuleServer => ({
  name: 'feedback',
  implemented: [
    implement(feedbackCalls, {
      ...questions,
      ...categories,
      getFeedbackQuestionUses: getFeedbackQuestionUses(modules),
    }),
  ],
  foundAt,
  notices,
})
