import { implement } from '#platform/server/handler.ts'
import type { AllModules, ModuleServer } from '#platform/server/module.ts'
import { feedbackCalls } from '../contract/calls.ts'
import * as categories from './calls/categories.ts'
import * as answering from './calls/answering.ts'
import * as questions from './calls/questions.ts'
import * as results from './calls/results.ts'
import * as rounds from './calls/rounds.ts'
import * as sheets from './calls/sheets.ts'
import * as uses from './calls/uses.ts'
import { closing, jobs } from './by-the-clock.ts'
import { foundAt } from './found-at.ts'
import { merging, mergingInstructors } from './merging.ts'
import { figures } from './figures.ts'
import { notices } from './notices.ts'
import { ownData } from './own-data.ts'
import { sealedBoxes } from './sealed-boxes.ts'

export const feedbackServer = (modules: AllModules): ModuleServer => ({
  name: 'feedback',
  figures,
  implemented: [
    implement(feedbackCalls, {
      ...questions,
      ...categories,
      ...sheets,
      ...rounds,
      ...answering,
      ...results,
      getFeedbackQuestionUses: uses.getFeedbackQuestionUses(modules),
      getFeedbackCategoryUses: uses.getFeedbackCategoryUses(modules),
    }),
  ],
  foundAt,
  notices,
  jobs,
  listeners: [closing],
  sealed: [sealedBoxes],
  ownData,
  merging,
  mergingInstructors,
})
